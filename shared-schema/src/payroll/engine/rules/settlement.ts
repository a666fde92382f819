/** Aguinaldo, finiquito and liquidación: what is due by days of service (LFT 48, 50, 76, 80, 87, 162). */
import { Decimal } from 'decimal.js';
import { calculationMessages as texts } from '../../../rule-messages/calculation-messages.ts';
import { figureOn } from '../../figures/figure-on.ts';
import type { PayrollFigures } from '../../figures/payroll-figures.ts';
import { addDays, daysBetween, fullYears, plainDate, yearOf } from '../../plain-date.ts';
import type { CalculationInput, SettlementFacts } from '../calculation-input.ts';
import { addLine, type Context, note, report } from '../context.ts';
import { decimalOf, figure, inCents } from '../decimals.ts';
import { separationLimit, useYearly } from '../exemptions.ts';
import { YEAR_DAYS } from '../income-tax.ts';
import { aguinaldoDays, exactIntegrationFactor, serviceYearOn, vacationDays } from '../integration.ts';
import { PAY_CONCEPTS } from '../pay-concepts.ts';
import { lastDaily } from '../worked-days.ts';
import { payPremium } from './salary.ts';

/** The share of a year's benefit that days of service earn. */
export const shareOfYear = (daysInYear: Decimal, serviceDays: number): Decimal =>
  daysInYear.times(Math.min(serviceDays, YEAR_DAYS)).dividedBy(YEAR_DAYS);

/** The days of service of a calendar year until a day, ends included; null: none. */
export function serviceOfYear(hireDate: string, until: string): { from: string; to: string } | null {
  const first = plainDate(yearOf(until), 1, 1);
  const from = hireDate > first ? hireDate : first;
  return from > until ? null : { from, to: until };
}

export function serviceDaysOfYear(hireDate: string, until: string): number {
  const service = serviceOfYear(hireDate, until);
  return service === null ? 0 : daysBetween(service.from, service.to) + 1;
}

/** Years of service as LISR 93-XIII counts them: a fraction of more than six months is a year; one at least. */
export function yearsOfService(hireDate: string, until: string): number {
  const whole = Math.max(0, fullYears(hireDate, addDays(until, 1)));
  const rest = daysBetween(anniversary(hireDate, whole), until) + 1;
  return Math.max(1, whole + (rest > YEAR_DAYS / 2 ? 1 : 0));
}

/** Years of service with their fraction, for indemnities. */
export function exactYears(hireDate: string, until: string): Decimal {
  const whole = Math.max(0, fullYears(hireDate, addDays(until, 1)));
  const rest = daysBetween(anniversary(hireDate, whole), until) + 1;
  return new Decimal(rest).dividedBy(YEAR_DAYS).plus(whole);
}

/** The day that is so many years after a hire; of 29 February the 1st of March. */
function anniversary(hireDate: string, years: number): string {
  const year = yearOf(hireDate) + years;
  const isLeapDay = hireDate.endsWith('-02-29') && (year % 4 !== 0 || (year % 100 === 0 && year % 400 !== 0));
  return isLeapDay ? plainDate(year, 3, 1) : `${String(year).padStart(4, '0')}${hireDate.slice(4)}`;
}

const dailyOf = ({ days }: Context): Decimal => lastDaily(days);
const benefitScope = ({ input, date }: Context) => ({
  figures: input.figures,
  date,
  benefits: input.settings.benefits,
});

/** The employment that is being paid or ends: the last one of the period. */
export function lastEmployment({
  input,
}: Pick<Context, 'input'>): { hire_date: string; until: string } | null {
  const employment = input.person.employments
    .filter(({ initial_date }) => initial_date <= input.period.end_date)
    .at(-1);
  if (employment === undefined) return null;
  return {
    hire_date: employment.hire_date,
    until: employment.termination_date ?? yearEnd(input.period.payment_date),
  };
}

/**
 * A finiquito pays the employment that ends in its period: who came back since has another one, which goes on. Of two that
 * end in it the last one is paid, and the other is reported.
 */
export function settledInput(input: CalculationInput): { input: CalculationInput; alsoEnded: string | null } {
  const { person, period, process } = input;
  const ended = person.employments.filter(
    ({ termination_date }) =>
      termination_date !== null &&
      termination_date >= period.initial_date &&
      termination_date <= period.end_date,
  );
  const settled = ended.at(-1);
  if ((process !== 'finiquito' && process !== 'liquidacion') || settled === undefined)
    return { input, alsoEnded: null };
  const employments = person.employments.filter(({ hire_date }) => hire_date === settled.hire_date);
  return {
    input: { ...input, person: { ...person, employments } },
    alsoEnded: ended.findLast(({ hire_date }) => hire_date !== settled.hire_date)?.termination_date ?? null,
  };
}

const yearEnd = (day: string): string => plainDate(yearOf(day), 12, 31);

/** LFT 87: aguinaldo of the year's days of service. */
export function aguinaldoRule(context: Context): void {
  const employment = lastEmployment(context);
  if (employment === null) return;
  const served = serviceDaysOfYear(employment.hire_date, employment.until);
  const units = shareOfYear(aguinaldoDays(benefitScope(context)), served);
  const amount = dailyOf(context).times(units);
  addLine(context, {
    ...{ concept: PAY_CONCEPTS.aguinaldo, kind: 'Percepción', units, amount },
    exemptOf: (paid) => useYearly(context, 'aguinaldo', paid),
    taxGroup: 'extraordinario',
  });
  note(context, () => ({
    rule: 'aguinaldo',
    article: 'LFT art. 87',
    concept: PAY_CONCEPTS.aguinaldo,
    inputs: { 'person.daily_salary': dailyOf(context), service_days: served },
    figures: [['prestaciones', figureOn(context.input.figures, 'prestaciones', context.date)]],
    base: units,
    unrounded: amount,
    rounded: inCents(amount),
  }));
}

/** LFT 76, 79 and 80: vacations that were not taken, those of the year that runs by days, and their premium. */
export function pendingVacationRule(context: Context): void {
  const employment = lastEmployment(context);
  const settlement = settlementOf(context);
  if (employment === null || settlement === null) return;
  const { hire_date, until } = employment;
  const served = daysBetween(anniversary(hire_date, Math.max(0, fullYears(hire_date, until))), until) + 1;
  const ofYear = new Decimal(vacationDays(serviceYearOn(hire_date, until), benefitScope(context)));
  const units = decimalOf(settlement.pending_vacation_days, 'settlement.pending_vacation_days').plus(
    shareOfYear(ofYear, served),
  );
  const amount = dailyOf(context).times(units);
  addLine(context, {
    ...{ concept: PAY_CONCEPTS.vacaciones, kind: 'Percepción', units, amount, taxGroup: 'extraordinario' },
  });
  payPremium(context, amount, units);
  note(context, () => ({
    rule: 'vacaciones_pendientes',
    article: 'LFT arts. 76, 79 y 80',
    concept: PAY_CONCEPTS.vacaciones,
    inputs: {
      'settlement.pending_vacation_days': settlement.pending_vacation_days,
      service_days: served,
      vacation_days_of_year: ofYear,
    },
    base: units,
    unrounded: amount,
    rounded: inCents(amount),
  }));
}

function settlementOf(context: Context): SettlementFacts | null {
  const { settlement } = context.input;
  if (settlement === null) report(context, 'error', 'finiquito_sin_datos', texts.noSettlement);
  return settlement;
}

/** LFT 162 and 486: 12 days a year, of a daily wage of at most twice the minimum wage. */
export function seniorityBonus(
  daily: Decimal,
  years: Decimal,
  { figures, date, zone }: { figures: PayrollFigures; date: string; zone: 'general' | 'frontera' },
): Decimal {
  const { dias, tope_salarios } = figureOn(figures, 'prestaciones', date).prima_antiguedad;
  const most = figure(figureOn(figures, 'salario_minimo', date)[zone]).times(tope_salarios);
  return Decimal.min(daily, most).times(dias).times(years);
}

/** LFT 162-III: who resigns gets the bonus after fifteen years, who is separated always. */
export const isSeniorityDue = ({ resigns, years }: { resigns: boolean; years: Decimal }): boolean =>
  !resigns || years.greaterThanOrEqualTo(15);

/** LFT 48 and 50: three months, and 20 days a year where they are due, of the integrated salary. */
export const indemnity = (integrated: Decimal, years: Decimal, paysTwentyDays: boolean): Decimal =>
  integrated.times(paysTwentyDays ? years.times(20).plus(90) : 90);

/** Liquidación: indemnity and seniority bonus, exempt together up to 90 UMA a year of service. */
export function separationRule(context: Context): void {
  const employment = lastEmployment(context);
  const { settlement, figures, settings } = context.input;
  if (employment === null || settlement === null) return;
  const { hire_date, until } = employment;
  const years = exactYears(hire_date, until);
  const factor = exactIntegrationFactor(serviceYearOn(hire_date, until), benefitScope(context));
  const integrated = dailyOf(context).times(factor);
  let left = separationLimit(context, yearsOfService(hire_date, until));
  const exemptOf = (paid: Decimal): Decimal => {
    const exempt = Decimal.min(paid, left);
    left = left.minus(exempt);
    return exempt;
  };
  const pay = (concept: string, amount: Decimal, article: string): void => {
    addLine(context, {
      ...{ concept, kind: 'Percepción', units: years, amount, exemptOf, taxGroup: 'separacion' },
    });
    note(context, () => ({
      ...{ rule: 'separacion', article, concept },
      inputs: { years, integrated_salary: integrated, exempt_limit_left: left },
      figures: [['exenciones', figureOn(figures, 'exenciones', context.date)]],
      unrounded: amount,
      rounded: inCents(amount),
    }));
  };
  if (context.input.process === 'liquidacion')
    pay(
      PAY_CONCEPTS.indemnizacion,
      indemnity(integrated, years, settlement.pays_twenty_days),
      'LFT arts. 48, 50 y 89; LISR art. 93-XIII',
    );
  if (settlement.pays_seniority)
    pay(
      PAY_CONCEPTS.prima_antiguedad,
      seniorityBonus(dailyOf(context), years, { figures, date: context.date, zone: settings.zone }),
      'LFT arts. 162 y 486; LISR art. 93-XIII',
    );
}
