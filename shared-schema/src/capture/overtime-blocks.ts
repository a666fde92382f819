/** The overtime of a period as the export file has it: double hours in blocks of nine, the rest triple (specification 3 §9). */
import type { Decimal } from 'decimal.js';
import { ExactDecimal } from '../data/exact-decimal.ts';
import { daysBetween } from '../payroll/plain-date.ts';
import type { CapturePeriod } from './capture-problem.ts';
import { type OvertimeDay, type OvertimeRule, overtimeWeeks } from './overtime.ts';

/** The columns of the double hours: days 1 to 7 of the period, 8 to 14, 15 to 21, 22 and on. */
export const OVERTIME_BLOCKS = ['TIEMEXT', 'TIEMEXT1', 'TIEMEXT2', 'TIEMEXT3'] as const;
const BLOCK_HOURS = 9;
const BLOCK_DAYS = 7;

/** Exact decimals. `blocks` sum to the double hours that were captured. */
export type OvertimeInBlocks = {
  blocks: readonly string[];
  doubles: string;
  triples: string;
};

export type CapturedOvertime = {
  /** Of the period, and of the days before it that belong to its first week. */
  days: readonly OvertimeDay[];
  /** Of the lines that the capture keeps: what is paid. */
  doubles: string;
  triples: string;
};

/**
 * A day's double hours go to the column of its place in the period, up to nine a column; what a column cannot hold goes
 * to the first one with room. Only what all four cannot hold makes the last one longer: no double hour becomes a triple one.
 */
export function overtimeInBlocks(
  { days, doubles, triples }: CapturedOvertime,
  period: CapturePeriod,
  rule: OvertimeRule,
): OvertimeInBlocks {
  const blocks = OVERTIME_BLOCKS.map(() => new ExactDecimal(0));
  const add = (at: number, hours: Decimal): Decimal => {
    const block = blocks[at] ?? new ExactDecimal(0);
    const part = ExactDecimal.min(hours, block.neg().plus(BLOCK_HOURS));
    blocks[at] = block.plus(part);
    return hours.minus(part);
  };
  let left = new ExactDecimal(doubles);
  for (const { date, double } of sharesOf(days, doubles, period, rule)) {
    const position = Math.floor(daysBetween(period.initial_date, date) / BLOCK_DAYS);
    const at = Math.min(OVERTIME_BLOCKS.length - 1, position);
    left = left.minus(double).plus(add(at, double));
  }
  for (const at of blocks.keys()) left = add(at, left);
  const last = blocks.pop() ?? new ExactDecimal(0);
  return {
    blocks: [...blocks, last.plus(left)].map((hours) => hours.toString()),
    doubles: new ExactDecimal(doubles).toString(),
    triples: new ExactDecimal(triples).toString(),
  };
}

/**
 * The double hours of each day of the period. Where the rule of today gives other sums than were captured (the payroll
 * has changed its rule since, or the hours before a finalised period), the earliest hours are the double ones.
 */
function sharesOf(
  days: readonly OvertimeDay[],
  doubles: string,
  { initial_date, end_date }: CapturePeriod,
  rule: OvertimeRule,
): { date: string; double: Decimal }[] {
  const own = overtimeWeeks(days, rule)
    .flatMap((week) => week.days)
    .filter(({ date }) => date >= initial_date && date <= end_date);
  if (ExactDecimal.sum(0, ...own.map(({ double }) => double)).equals(doubles)) return own;
  let left = new ExactDecimal(doubles);
  return own.map(({ date, hours }) => {
    const double = ExactDecimal.min(hours, left);
    left = left.minus(double);
    return { date, double };
  });
}
