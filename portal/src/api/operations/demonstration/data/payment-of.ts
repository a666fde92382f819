/** A payslip of the demonstration, by the calculation that pays everybody. */
import type { OvertimeResultLine } from '@lienzo/schema/capture/overtime-lines';
import { calculate } from '@lienzo/schema/payroll/engine/calculate';
import type {
  CalculatedPeriod,
  CalculationInput,
  CapturedIncident,
  ConceptRule,
  Credit,
  DisabilityDay,
} from '@lienzo/schema/payroll/engine/calculation-input';
import type { CalculationResult } from '@lienzo/schema/payroll/engine/calculation-result';
import { LEGAL_BENEFITS } from '@lienzo/schema/payroll/engine/integration';
import {
  calculatedPeriod,
  type EarlierPayment,
  monthToDate,
  yearToDate,
} from '@lienzo/schema/payroll/engine/period-facts';
import { payrollPeriods } from '@lienzo/schema/payroll/payroll-periods';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { conceptOf, STANDARD_CONCEPTS } from '../../../modules/accounts/accounts.ts';
import { creditRowsOf } from './credit-rows.ts';
import { DEMO_FIGURES } from './demo-figures.ts';
import type { Certificate } from './disabilities.ts';
import type { DemoPeriod, HistoryInput } from './history-input.ts';
import type { IncidentRecord, PeriodEvents } from './period-events.ts';
import { salaryRowsOf } from './salary-rows.ts';

const CONCEPTS: Record<string, ConceptRule> = Object.fromEntries(
  STANDARD_CONCEPTS.map(({ key, type_value, kind, cfdi_code }) => [
    key,
    { key, type_value, kind, cfdi_code, isr_treatment: null },
  ]),
);
const KEYS = new Map(STANDARD_CONCEPTS.map(({ id, key }) => [id, key]));
const UNION_DUES = 'D019';

type Paid = {
  period: DemoPeriod;
  events: PeriodEvents;
  overtime: OvertimeResultLine[];
  certificates: Certificate[];
  earlier: EarlierPayment[];
};

/** Null where nothing was paid. */
export function paymentOf(input: HistoryInput, paid: Paid): CalculationResult | null {
  const result = calculate(inputOf(input, paid));
  return Number(result.totals.perceptions) > 0 ? result : null;
}

function inputOf(
  input: HistoryInput,
  { period, events, overtime, certificates, earlier }: Paid,
): CalculationInput {
  const { employee, paysheet } = input;
  return {
    figures: DEMO_FIGURES,
    process: 'ordinario',
    concepts: CONCEPTS,
    person: {
      id: employee.human_id,
      employments: [{ ...employee, initial_date: employee.hire_date }],
      salaries: salaryRowsOf(employee).map(([vigente_desde, daily_salary, sbc]) => ({
        ...{ vigente_desde, daily_salary, sbc },
      })),
      credits: creditsOf(input),
    },
    settings: {
      periodicity: paysheet.periodicity,
      ...{ zone: 'general', days_convention: '30.4', absence_share: '7/6', conventions: [], state: null },
      benefits: LEGAL_BENEFITS,
      risk_premium: input.risk_premium,
    },
    period: periodFactsOf(period, paysheet),
    incidents: capturedOf(events),
    overtime,
    disabilities: disabilityDays(period, certificates),
    month: monthToDate(period.payment_date, earlier),
    year: yearToDate(period.payment_date, earlier),
    ...{ overrides: [], corrections: [], settlement: null },
  };
}

const creditsOf = ({ employee, paysheet }: HistoryInput): Credit[] =>
  creditRowsOf(employee, paysheet).map(({ discount_type, ...credit }) => ({
    ...credit,
    discount_type: Number(discount_type),
    vigente_hasta: null,
  }));

const periodFacts = new WeakMap<DemoPeriod, CalculatedPeriod>();

/** A period's part of its month and bimester, by the whole calendar; the same for all people of the payroll. */
function periodFactsOf(period: DemoPeriod, { periodicity }: HistoryInput['paysheet']): CalculatedPeriod {
  const known = periodFacts.get(period);
  if (known !== undefined) return known;
  const years = [period.calendar - 1, period.calendar, period.calendar + 1];
  const facts = calculatedPeriod(
    period,
    years.flatMap((year) => payrollPeriods(periodicity, year)),
  );
  periodFacts.set(period, facts);
  return facts;
}

const capturedOf = ({ incidents }: PeriodEvents): CapturedIncident[] =>
  incidents.map(({ concept_id, amount, capture_date }) => ({
    concept: KEYS.get(concept_id) ?? '',
    ...{ amount, capture_date },
  }));

/** Bonuses and the union's dues of a paid period: without them in the capture nothing would explain the pay. */
export function fixedIncidents(
  { employee: { fixedDeductions, termination_date } }: HistoryInput,
  { end_date }: DemoPeriod,
  { bonuses }: PeriodEvents,
): IncidentRecord[] {
  const dues = fixedDeductions.filter(({ key }) => key === UNION_DUES);
  const last = termination_date !== null && termination_date < end_date ? termination_date : end_date;
  return [...bonuses, ...dues].map(({ key, amount }) => ({
    concept_id: conceptOf(key).id,
    ...{ amount: amount.toFixed(2), capture_date: last },
  }));
}

function disabilityDays(
  { initial_date, end_date }: DemoPeriod,
  certificates: Certificate[],
): DisabilityDay[] {
  const days: DisabilityDay[] = [];
  for (const { from, to, concept_id } of certificates)
    for (
      let day = from > initial_date ? from : initial_date;
      day <= to && day <= end_date;
      day = addDays(day, 1)
    )
      days.push({ fecha_incapacidad: day, concept: KEYS.get(concept_id) ?? '' });
  return days;
}
