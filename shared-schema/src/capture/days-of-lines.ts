/** Days for overtime that is sent as its result lines alone (specification 3 §7, `create_extra_hours`). */
import type { Decimal } from 'decimal.js';
import { ExactDecimal } from '../data/exact-decimal.ts';
import type { CapturePeriod } from './capture-problem.ts';
import { addOnTop, daysOf, type Spread, weeksOf } from './disperse-overtime.ts';
import {
  MAX_HOURS_A_DAY,
  mondayOf,
  type OvertimeDay,
  type OvertimeLimits,
  type OvertimeRule,
  overtimeLimits,
  overtimeWeeks,
} from './overtime.ts';
import { DOUBLES, TRIPLES, weekCodeOf } from './overtime-lines.ts';

type Line = { semana: string; clave_concepto: string; horas: string };

export type LinesContext = {
  period: CapturePeriod;
  rule: OvertimeRule;
  /** The days of the period that the employee may have hours on, in order. */
  dates: readonly string[];
  /** The hours of the days before it that belong to its first week: they take their share of its allowance. */
  previous: readonly OvertimeDay[];
};

/** A week with its double hours placed; `free`: its days that pay every further hour triple. */
type Layout = { doubles: Spread; free: readonly string[] };
type Allowance = Pick<OvertimeLimits, 'doubles' | 'perDay' | 'days'>;

/**
 * Days that give these lines: the double hours on the first days of their week, the triple ones where they stay triple.
 * @returns undefined when there are none. Where several weeks share the last code, the first of them are filled.
 */
export function daysOfLines(lines: readonly Line[], context: LinesContext): OvertimeDay[] | undefined {
  const left = doublesByCode(lines);
  const triples = ExactDecimal.sum(
    0,
    ...lines.filter(({ clave_concepto }) => clave_concepto === TRIPLES).map(({ horas }) => horas),
  );
  const weeks = weeksOf(context.dates).map((week): Layout[] => {
    const monday = mondayOf(week[0] ?? '');
    const code = weekCodeOf(monday, context.period);
    const allowance = allowanceOf(monday, context);
    const most = Math.min(allowance.days, week.length) * allowance.perDay;
    const doubles = ExactDecimal.min(left.get(code) ?? 0, most, allowance.doubles);
    left.set(code, new ExactDecimal(left.get(code) ?? 0).minus(doubles));
    return [packed(week, doubles, allowance), thin(week, doubles, allowance)].filter(
      (one) => one !== undefined,
    );
  });
  if ([...left.values()].some((hours) => !hours.isZero())) return undefined;
  return (
    withTriples(
      weeks.map(([first]) => first),
      triples,
    ) ?? withTriples(weeks.map(roomiest), triples)
  );
}

function doublesByCode(lines: readonly Line[]): Map<string, Decimal> {
  const doubles = new Map<string, Decimal>();
  for (const { semana, clave_concepto, horas } of lines)
    if (clave_concepto === DOUBLES)
      doubles.set(semana, new ExactDecimal(doubles.get(semana) ?? 0).plus(horas));
  return doubles;
}

/** What a week may still have beside the days of the previous period. */
function allowanceOf(monday: string, { rule, previous }: LinesContext): Allowance {
  const limits = overtimeLimits(rule, monday);
  const before = overtimeWeeks(previous, rule).find((week) => week.monday === monday);
  if (before === undefined) return limits;
  const used = before.days.filter(({ double }) => double.greaterThan(0)).length;
  return {
    doubles: limits.doubles - before.doubles.toNumber(),
    perDay: limits.perDay,
    days: limits.days - used,
  };
}

/** On as few days as hold them. Full days take more, and all others do once the allowance is spent. */
function packed(week: readonly string[], hours: Decimal, allowance: Allowance): Layout {
  const doubles: Spread = new Map();
  fill(doubles, week, hours, allowance.perDay);
  const isSpent = hours.equals(allowance.doubles);
  const isOver = isSpent || doubles.size === allowance.days;
  const free = week.filter((day) => {
    const has = doubles.get(day);
    return has === undefined ? isOver : isSpent || has.equals(allowance.perDay);
  });
  return { doubles, free };
}

/** On as many days as may have them, so that the days after them have none left. */
function thin(week: readonly string[], hours: Decimal, { perDay, days }: Allowance): Layout | undefined {
  const first = week.slice(0, days);
  if (first.length < days || hours.lessThan(days * MIN_HOURS)) return undefined;
  const doubles: Spread = new Map(first.map((day) => [day, new ExactDecimal(MIN_HOURS)]));
  fill(doubles, first, hours.minus(days * MIN_HOURS), perDay);
  const free = week.filter((day) => doubles.get(day)?.equals(perDay) ?? true);
  return { doubles, free };
}

/** The least that a day has. */
const MIN_HOURS = 0.5;

/** Double hours on days, one after the other, each up to its limit. */
function fill(doubles: Spread, days: readonly string[], hours: Decimal, perDay: number): void {
  let left = hours;
  for (const day of days) {
    if (left.isZero()) return;
    const has = doubles.get(day) ?? new ExactDecimal(0);
    const part = ExactDecimal.min(left, new ExactDecimal(perDay).minus(has));
    doubles.set(day, has.plus(part));
    left = left.minus(part);
  }
}

const roomOf = ({ doubles, free }: Layout): Decimal =>
  ExactDecimal.sum(0, ...free.map((day) => new ExactDecimal(MAX_HOURS_A_DAY).minus(doubles.get(day) ?? 0)));

const roomiest = (layouts: readonly Layout[]): Layout | undefined =>
  layouts.toSorted((one, other) => roomOf(other).comparedTo(roomOf(one)))[0];

/** @returns undefined when the free days cannot hold the triple hours. */
function withTriples(weeks: readonly (Layout | undefined)[], triples: Decimal): OvertimeDay[] | undefined {
  const spread: Spread = new Map(weeks.flatMap((week) => [...(week?.doubles ?? [])]));
  const free = weeks.flatMap((week) => week?.free ?? []);
  return addOnTop(spread, free, triples).isZero() ? daysOf(spread) : undefined;
}
