/** Double and triple hours of overtime, week by week (specification 3 §5 and §9; docs/decisions/2026-11-20-overtime-default.md). */
import type { Decimal } from 'decimal.js';
import { ExactDecimal } from '../data/exact-decimal.ts';
import { type Dated, inForce } from '../payroll/figures/in-force.ts';
import { addDays, weekdayOf } from '../payroll/plain-date.ts';

/** `clasica_3x3` is the default of every payroll; `ley_vigente` follows the reform by date. */
export type OvertimeRule = 'clasica_3x3' | 'ley_vigente';

/** The largest number that a day takes (specification 3 §9). */
export const MAX_HOURS_A_DAY = 10;

export type OvertimeLimits = {
  /** Hours of a week that are paid double. */
  doubles: number;
  /** Hours of a day, and days of a week, that have doubles. */
  perDay: number;
  days: number;
  /** Triple hours of a week above which the law is broken; null: none. */
  triples: number | null;
};

const CLASSIC: OvertimeLimits = { doubles: 9, perDay: 3, days: 3, triples: null };

/** LFT 66 to 68 with the reform of 2026; the day is the Monday of the week of the work. */
const LAW: readonly (Dated & OvertimeLimits)[] = [
  { vigente_desde: '1970-05-01', ...CLASSIC },
  { vigente_desde: '2026-05-01', doubles: 9, perDay: 4, days: 4, triples: 4 },
  { vigente_desde: '2028-01-01', doubles: 10, perDay: 4, days: 4, triples: 4 },
  { vigente_desde: '2029-01-01', doubles: 11, perDay: 4, days: 4, triples: 4 },
  { vigente_desde: '2030-01-01', doubles: 12, perDay: 4, days: 4, triples: 4 },
];

/** The decimals of hours in halves. */
export const HOUR_DECIMALS = 1;

/** Whether a text is hours to be spread over days: a plain number in halves. */
export const isTotalHours = (text: string): boolean => /^\d{1,3}(\.[05]0*)?$/.test(text);

/** `hours`: a decimal of halves, above 0 and at most `MOST_HOURS_A_DAY`. */
export type OvertimeDay = { date: string; hours: string };

export type OvertimeWeek = {
  /** Its Monday. */
  monday: string;
  /** In the order of their dates; `double` and `triple` sum to `hours`. */
  days: { date: string; hours: Decimal; double: Decimal; triple: Decimal }[];
  doubles: Decimal;
  triples: Decimal;
  /** Its triple hours are more than the law allows; they are paid all the same. */
  isOverLimit: boolean;
};

/**
 * Every hour is double or triple, none is dropped. A week runs from Monday to Sunday; its doubles go to the earliest days.
 * @param days of one employee in any order, also those of the previous period that belong to the first week: they take
 * their share of its allowance.
 * @throws RangeError for a day twice, or hours that no day can have.
 */
export function overtimeWeeks(days: readonly OvertimeDay[], rule: OvertimeRule): OvertimeWeek[] {
  const weeks = new Map<string, OvertimeDay[]>();
  const seen = new Set<string>();
  for (const day of days.toSorted((one, other) => (one.date < other.date ? -1 : 1))) {
    if (seen.has(day.date)) throw new RangeError(`a day twice: ${day.date}`);
    seen.add(day.date);
    const monday = mondayOf(day.date);
    const week = weeks.get(monday) ?? [];
    week.push(day);
    weeks.set(monday, week);
  }
  return [...weeks].map(([monday, ofWeek]) => weekOf(monday, ofWeek, rule));
}

/** The Monday on or before a day. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** What a week may have, by its Monday. */
export const overtimeLimits = (rule: OvertimeRule, monday: string): OvertimeLimits =>
  rule === 'clasica_3x3' ? CLASSIC : inForce(LAW, monday);

function weekOf(monday: string, days: readonly OvertimeDay[], rule: OvertimeRule): OvertimeWeek {
  const limits = overtimeLimits(rule, monday);
  let left = new ExactDecimal(limits.doubles);
  let daysLeft = limits.days;
  const shared = days.map(({ date, hours: text }) => {
    const hours = hoursOf(text);
    const double = daysLeft > 0 ? ExactDecimal.min(hours, limits.perDay, left) : new ExactDecimal(0);
    if (double.greaterThan(0)) daysLeft -= 1;
    left = left.minus(double);
    return { date, hours, double, triple: hours.minus(double) };
  });
  const doubles = ExactDecimal.sum(0, ...shared.map(({ double }) => double));
  const triples = ExactDecimal.sum(0, ...shared.map(({ triple }) => triple));
  return {
    monday,
    days: shared,
    doubles,
    triples,
    isOverLimit: limits.triples !== null && triples.greaterThan(limits.triples),
  };
}

function hoursOf(text: string): Decimal {
  const hours = /^\d{1,2}(\.[05])?$/.test(text) ? new ExactDecimal(text) : null;
  if (hours === null || hours.isZero() || hours.greaterThan(MAX_HOURS_A_DAY))
    throw new RangeError(`not the hours of a day: ${text}`);
  return hours;
}
