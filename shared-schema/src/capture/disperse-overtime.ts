/** Hours that are known only as totals, spread over days (specification 3 §5, "the total entered disperses"). */
import type { Decimal } from 'decimal.js';
import { ExactDecimal } from '../data/exact-decimal.ts';
import { weekdayOf } from '../payroll/plain-date.ts';
import { MAX_HOURS_A_DAY, mondayOf, type OvertimeDay } from './overtime.ts';

/** What every rule pays double: so much a day, on so many days of a week. */
const DOUBLES_A_DAY = 3;
const DAYS_WITH_DOUBLES = 3;

export type Spread = Map<string, Decimal>;

/**
 * Spreads a total over days: double hours first, from Monday to Friday, three a day on three days of each week; what is
 * left goes on top, up to ten hours a day, and is triple.
 * @param total hours in halves. @param dates the days that may have hours, in order.
 * @param before days of the previous period with hours: those of the first week take their share of its double ones.
 * @returns undefined when the days cannot hold them.
 */
export function disperseHours(
  total: string,
  dates: readonly string[],
  before: readonly OvertimeDay[] = [],
): OvertimeDay[] | undefined {
  const spread: Spread = new Map();
  let left = new ExactDecimal(total);
  for (const week of weeksOf(dates)) {
    const monday = mondayOf(week[0] ?? '');
    const used = before.filter(({ date }) => mondayOf(date) === monday).length;
    left = addDoubles(spread, week, { hours: left, days: Math.max(0, DAYS_WITH_DOUBLES - used) });
  }
  left = addOnTop(spread, [...spread.keys()], left);
  left = addOnTop(spread, dates, left);
  return left.isZero() ? daysOf(spread) : undefined;
}

/** The days week by week, Monday to Sunday. */
export const weeksOf = (dates: readonly string[]): string[][] => [...Map.groupBy(dates, mondayOf).values()];

/** @param days of the week that can still have double hours. @returns what is left. */
function addDoubles(
  spread: Spread,
  week: readonly string[],
  { hours, days }: { hours: Decimal; days: number },
): Decimal {
  const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));
  const free = [...week.filter((day) => !isWeekend(day)), ...week.filter(isWeekend)].filter(
    (day) => !spread.has(day),
  );
  let left = hours;
  for (const day of free.slice(0, days)) {
    if (left.isZero()) break;
    const part = ExactDecimal.min(left, DOUBLES_A_DAY);
    spread.set(day, part);
    left = left.minus(part);
  }
  return left;
}

/** Hours on top of days, up to ten. @returns what is left. */
export function addOnTop(spread: Spread, days: readonly string[], hours: Decimal): Decimal {
  let left = hours;
  for (const day of days) {
    const has = spread.get(day) ?? new ExactDecimal(0);
    const part = ExactDecimal.min(left, new ExactDecimal(MAX_HOURS_A_DAY).minus(has));
    if (part.greaterThan(0)) spread.set(day, has.plus(part));
    left = left.minus(part);
  }
  return left;
}

export const daysOf = (spread: Spread): OvertimeDay[] =>
  [...spread].toSorted().map(([date, hours]) => ({ date, hours: hours.toFixed(1) }));
