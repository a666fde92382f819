/** The days of a period that a person is employed, absent, disabled, on vacation and paid for. */
import { Decimal } from 'decimal.js';
import { employmentsWithin } from '../employment.ts';
import type { Periodicity } from '../payroll-calendar.ts';
import { PAID_DAYS } from '../payroll-periods.ts';
import { addDays, dateOf, daysBetween, monthEnd, monthOf, overlapDays, yearOf } from '../plain-date.ts';
import type { CalculatedPeriod, CalculationInput, ConceptRule, DatedSalary } from './calculation-input.ts';
import type { Conventions } from './conventions.ts';
import { decimalOf, InvalidInput, ZERO } from './decimals.ts';

/** Days of the period with one salary. */
export type SalarySpan = {
  from: string;
  to: string;
  daily: Decimal;
  sbc: Decimal;
  /** Of the calendar. */
  days: number;
  /** As they are paid: the last span takes what the convention adds or leaves out. */
  paid: Decimal;
};

export type DayEvent = { date: string; count: Decimal };

export type WorkedDays = {
  /** Of the calendar, within the employments. */
  employed: number;
  /** What the period pays before absences, and what it pays to who is employed in all of it. */
  conventional: Decimal;
  whole: Decimal;
  isPartial: boolean;
  /** In order. */
  salaries: readonly SalarySpan[];
  /** The last salary until the period's end, also of who left before it; null: none is known. */
  lastDaily: Decimal | null;
  absences: readonly DayEvent[];
  vacations: readonly DayEvent[];
  /** Hours, by their dates. */
  lateness: readonly DayEvent[];
  disabilities: readonly string[];
};

const VACATION_KEYS = ['P003', 'P003C_DI'];
const ABSENCE_CFDI = '020';

/** What a captured concept does to the days. */
export type DayEffect = 'absence' | 'lateness' | 'vacation' | null;

export function dayEffectOf({ key, kind, type_value, cfdi_code }: ConceptRule): DayEffect {
  if (VACATION_KEYS.includes(key)) return 'vacation';
  if (kind !== 'Incidencia' || cfdi_code !== ABSENCE_CFDI) return null;
  return type_value === 'HR' ? 'lateness' : 'absence';
}

/** Whether somebody is employed on a day of the period. */
export const isWithin = ({ period, person }: CalculationInput, date: string): boolean =>
  date >= period.initial_date &&
  date <= period.end_date &&
  person.employments.some(
    ({ initial_date, termination_date }) =>
      initial_date <= date && (termination_date === null || date <= termination_date),
  );

/**
 * @throws InvalidInput when a day has no salary.
 */
export function workedDays(input: CalculationInput, conventions: Conventions): WorkedDays {
  const { period, person, settings } = input;
  const spans = employmentsWithin(person.employments, { first: period.initial_date, last: period.end_date });
  const employed = spans.reduce(
    (days, { initial_date, termination_date }) =>
      days +
      overlapDays(period.initial_date, period.end_date, initial_date, termination_date ?? period.end_date),
    0,
  );
  const calendar = daysBetween(period.initial_date, period.end_date) + 1;
  const whole = wholeDays(settings.periodicity, period, settings.days_convention, conventions);
  const isPartial = employed < calendar;
  const conventional = isPartial ? partialDays(employed, calendar, whole, input, conventions) : whole;
  return {
    ...{ employed, conventional, whole, isPartial },
    salaries: salarySpans(input, spans, conventional),
    lastDaily: lastSalary(input),
    ...eventsOf(input),
  };
}

/** What a period pays to who is employed in all of it. */
function wholeDays(
  periodicity: Periodicity,
  period: CalculatedPeriod,
  convention: '30.4' | 'calendario',
  { month_days }: Conventions,
): Decimal {
  const calendar = daysBetween(period.initial_date, period.end_date) + 1;
  if (convention === 'calendario' || !isRegular(periodicity, period)) return new Decimal(calendar);
  return new Decimal(periodicity === 'Mensual' ? month_days : PAID_DAYS[periodicity]);
}

/** Whether a period is as long as its periodicity says; the first one of a calendar may begin later. */
function isRegular(periodicity: Periodicity, { initial_date, end_date }: CalculatedPeriod): boolean {
  const length = daysBetween(initial_date, end_date) + 1;
  const isEnd = monthEnd(yearOf(end_date), monthOf(end_date)) === end_date;
  const [first, last] = [dateOf(initial_date), dateOf(end_date)];
  switch (periodicity) {
    case 'Semanal':
      return length === 7;
    case 'Catorcenal':
      return length === 14;
    case 'Decenal':
      return (
        length <= 11 &&
        ((first === 1 && last === 10) || (first === 11 && last === 20) || (first === 21 && isEnd))
      );
    case 'Quincenal':
      return length <= 16 && ((first === 1 && last === 15) || (first === 16 && isEnd));
    case 'Mensual':
      return length <= 31 && first === 1 && isEnd;
  }
}

/** Of who came or left within the period. Who worked is paid a day at least. */
function partialDays(
  employed: number,
  calendar: number,
  whole: Decimal,
  { settings }: CalculationInput,
  { partial_period }: Conventions,
): Decimal {
  if (employed === 0) return ZERO;
  if (settings.days_convention === 'calendario' || partial_period === 'dias_calendario')
    return Decimal.min(employed, whole);
  return Decimal.max(1, whole.minus(calendar - employed));
}

function lastSalary({ person, period }: CalculationInput): Decimal | null {
  const salary = person.salaries.findLast(({ vigente_desde }) => vigente_desde <= period.end_date);
  return salary === undefined ? null : parsed(salary).daily;
}

/** @throws InvalidInput when no salary is known, so that nothing is computed with 0. */
export function lastDaily({ lastDaily: daily }: WorkedDays): Decimal {
  if (daily === null) throw new InvalidInput('person.salaries', '');
  return daily;
}

/** The days of the employments by their salaries, in order. */
function salarySpans(
  { person, period }: CalculationInput,
  employments: readonly { initial_date: string; termination_date: string | null }[],
  conventional: Decimal,
): SalarySpan[] {
  const spans = employments.flatMap(({ initial_date, termination_date }) =>
    spansBetween(
      person.salaries,
      later(initial_date, period.initial_date),
      earlier(termination_date ?? period.end_date, period.end_date),
    ),
  );
  const end = spans.at(-1);
  if (end !== undefined) {
    const before = spans.slice(0, -1).reduce((total, { days }) => total + days, 0);
    end.paid = Decimal.max(0, conventional.minus(before));
  }
  return spans;
}

const later = (one: string, other: string): string => [one, other].toSorted().at(-1) ?? one;
const earlier = (one: string, other: string): string => [one, other].toSorted()[0] ?? one;

/** The rows that hold from one day to another: of several of a day the last one. */
function spansBetween(salaries: readonly DatedSalary[], first: string, last: string): SalarySpan[] {
  const spans: SalarySpan[] = [];
  for (let from = first; from <= last; ) {
    const at = salaries.findLastIndex(({ vigente_desde }) => vigente_desde <= from);
    const salary = salaries[at];
    if (salary === undefined) throw new InvalidInput('person.salaries', from);
    const next = salaries[at + 1]?.vigente_desde;
    const to = next !== undefined && next <= last ? addDays(next, -1) : last;
    const days = daysBetween(from, to) + 1;
    spans.push({ from, to, ...parsed(salary), days, paid: new Decimal(days) });
    from = addDays(to, 1);
  }
  return spans;
}

const parsed = ({ daily_salary, sbc }: DatedSalary): { daily: Decimal; sbc: Decimal } => {
  const [daily, base] = [decimalOf(daily_salary, 'daily_salary'), decimalOf(sbc, 'sbc')];
  if (!daily.isPositive() || daily.isZero()) throw new InvalidInput('daily_salary', daily_salary);
  if (!base.isPositive() || base.isZero()) throw new InvalidInput('sbc', sbc);
  return { daily, sbc: base };
};

/** A day with a disability is nothing else. */
function eventsOf(
  input: CalculationInput,
): Pick<WorkedDays, 'absences' | 'vacations' | 'lateness' | 'disabilities'> {
  const disabled = new Set<string>();
  for (const { fecha_incapacidad } of input.disabilities)
    if (isWithin(input, fecha_incapacidad)) disabled.add(fecha_incapacidad);
  const events = { absence: [], vacation: [], lateness: [] } as Record<NonNullable<DayEffect>, DayEvent[]>;
  for (const { concept, amount, capture_date } of input.incidents) {
    const rule = input.concepts[concept];
    const effect = rule === undefined ? null : dayEffectOf(rule);
    if (effect === null || disabled.has(capture_date) || !isWithin(input, capture_date)) continue;
    events[effect].push({ date: capture_date, count: decimalOf(amount, concept) });
  }
  return {
    absences: events.absence.toSorted(byDate),
    vacations: events.vacation,
    lateness: events.lateness,
    disabilities: [...disabled],
  };
}

const byDate = (one: DayEvent, other: DayEvent): number =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : 0;

/** The daily salary of a day of the period. */
export function dailyOn(days: WorkedDays, date: string): Decimal {
  const { salaries } = days;
  const span = salaries.find(({ from, to }) => from <= date && date <= to) ?? salaries.at(-1);
  return span?.daily ?? lastDaily(days);
}
