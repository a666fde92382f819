/** What the calendar and earlier payments say of a period: its place in month and bimester, and what was paid so far. */
import { monthOf, yearOf } from '../plain-date.ts';
import type { CalculatedPeriod, MonthToDate, YearToDate } from './calculation-input.ts';
import type { PayLine } from './calculation-result.ts';
import { decimalOf, sum } from './decimals.ts';
import { PAY_CONCEPTS } from './pay-concepts.ts';

type PeriodDays = Pick<CalculatedPeriod, 'initial_date' | 'end_date' | 'payment_date'>;

/** Credits go by the month and the bimester of a period's last day, the tax by the month of its payment. */
const monthKey = ({ end_date }: PeriodDays): string => end_date.slice(0, 7);
const taxMonthKey = ({ payment_date }: PeriodDays): string => payment_date.slice(0, 7);
const bimesterKey = ({ end_date }: PeriodDays): string =>
  `${yearOf(end_date)}-${Math.ceil(monthOf(end_date) / 2)}`;

/** @param calendar the periods of the same payroll and process, in any order; the period is among them. */
export function calculatedPeriod(period: PeriodDays, calendar: readonly PeriodDays[]): CalculatedPeriod {
  const { initial_date, end_date, payment_date } = period;
  const ofMonth = calendar.filter((one) => monthKey(one) === monthKey(period));
  const ofBimester = calendar.filter((one) => bimesterKey(one) === bimesterKey(period));
  return {
    ...{ initial_date, end_date, payment_date },
    closes_month: calendar
      .filter((one) => taxMonthKey(one) === taxMonthKey(period))
      .every((one) => one.end_date <= end_date),
    month_payrolls: Math.max(1, ofMonth.length),
    bimester_payrolls: Math.max(1, ofBimester.length),
    opens_bimester: ofBimester.every((one) => one.end_date >= end_date),
  };
}

/** A person's payment before this one, as it is stored. */
export type EarlierPayment = {
  payment_date: string;
  lines: readonly Pick<PayLine, 'concept' | 'kind' | 'amount' | 'taxable' | 'exempt'>[];
  /** Days without pay that reduce quotas. */
  absences: readonly string[];
};

const SALARIES: readonly string[] = [PAY_CONCEPTS.sueldo, PAY_CONCEPTS.vacaciones];

type LinePart = 'amount' | 'taxable' | 'exempt';

const total = (
  payments: readonly EarlierPayment[],
  part: LinePart,
  accepts: (line: EarlierPayment['lines'][number]) => boolean,
): string =>
  sum(
    payments.flatMap(({ lines }) => lines.filter(accepts).map((line) => decimalOf(line[part], line.concept))),
  ).toFixed(2);

/**
 * Of the calendar month in which this payment is made; absences by the months of their days.
 * @param first_week_overtime_exempt exempt doubles of the period's first week that the period before has paid.
 */
export function monthToDate(
  payment_date: string,
  earlier: readonly EarlierPayment[],
  first_week_overtime_exempt = '0',
): MonthToDate {
  const paid = earlier.filter((one) => one.payment_date.slice(0, 7) === payment_date.slice(0, 7));
  const absences: Record<string, number> = {};
  for (const day of earlier.flatMap((one) => one.absences))
    absences[day.slice(0, 7)] = (absences[day.slice(0, 7)] ?? 0) + 1;
  return {
    absences,
    taxed: total(paid, 'taxable', ({ kind }) => kind === 'Percepción'),
    withheld: total(paid, 'amount', ({ concept }) => concept === PAY_CONCEPTS.isr),
    other_taxed: total(
      paid,
      'taxable',
      ({ kind, concept }) => kind === 'Percepción' && !SALARIES.includes(concept),
    ),
    first_week_overtime_exempt,
  };
}

/** Concepts whose exempt part a year limits. */
const YEARLY = {
  aguinaldo: [PAY_CONCEPTS.aguinaldo],
  prima_vacacional: [PAY_CONCEPTS.prima_vacacional],
  ptu: ['P006'],
  prevision_social: ['P029'],
} satisfies Record<keyof YearToDate['exempt'], readonly string[]>;

/** Of the calendar year in which this payment is made. */
export function yearToDate(payment_date: string, earlier: readonly EarlierPayment[]): YearToDate {
  const paid = earlier.filter((one) => yearOf(one.payment_date) === yearOf(payment_date));
  const exempt = (keys: readonly string[]): string =>
    total(paid, 'exempt', ({ concept }) => keys.includes(concept));
  return {
    exempt: {
      aguinaldo: exempt(YEARLY.aguinaldo),
      prima_vacacional: exempt(YEARLY.prima_vacacional),
      ptu: exempt(YEARLY.ptu),
      prevision_social: exempt(YEARLY.prevision_social),
    },
    pay: total(
      paid,
      'amount',
      ({ kind, concept }) => kind === 'Percepción' && !YEARLY.prevision_social.includes(concept),
    ),
  };
}
