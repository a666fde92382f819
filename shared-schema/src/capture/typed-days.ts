/** Days as people write them down: `17-21, 24`. */
import { addDays } from '../payroll/plain-date.ts';

/** The days from one to another, ends included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** One day of the month, or from one to another. */
const PART = /^(\d{1,2})(?:\s*[-–—]\s*(\d{1,2}))?$/;

/**
 * The days that a text names by their numbers, in order and once.
 * @param days those of the period, in order; a range may lead over the end of a month.
 * @returns null for a text that is no list of days of the period, or that names one which the period has twice.
 */
export function typedDays(text: string, days: readonly string[]): string[] | null {
  const parts = text.split(/[,;y]/).map((part) => part.trim());
  if (parts.every((part) => part === '')) return [];
  const matches = new Set<string>();
  for (const part of parts) {
    const [, from, to = from] = PART.exec(part) ?? [];
    const first = from === undefined ? -1 : positionOf(from, days);
    const last = to === undefined ? -1 : positionOf(to, days);
    if (first < 0 || last < first) return null;
    for (const day of days.slice(first, last + 1)) matches.add(day);
  }
  return [...matches].toSorted();
}

/** Where the day of a number is; -1 when there is none, or more than one. */
function positionOf(number: string, days: readonly string[]): number {
  const ending = `-${number.padStart(2, '0')}`;
  const first = days.findIndex((day) => day.endsWith(ending));
  return first === days.findLastIndex((day) => day.endsWith(ending)) ? first : -1;
}

/** Days in a row; ends included. */
export type DaySpan = { from: string; to: string; days: number };

/** Days as spans of days in a row. */
export function daySpans(days: readonly string[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const day of days.toSorted()) {
    const last = spans.at(-1);
    if (last !== undefined && addDays(last.to, 1) === day) {
      last.to = day;
      last.days += 1;
    } else spans.push({ from: day, to: day, days: 1 });
  }
  return spans;
}
