/** What relative moments mean on a day. */
import { addDays, dateOf, monthEnd, monthOf, plainDate, yearOf } from '../payroll/plain-date.ts';
import type { RELATIVE_VALUES } from './parameter-values.ts';

export type RelativeValue = (typeof RELATIVE_VALUES)[number];

/** Two days `YYYY-MM-DD`, both included. */
export type DateRange = { desde: string; hasta: string };

/** The days that a relative moment means; null for those of payroll periods. */
export function relativeRange(relative: RelativeValue, today: string): DateRange | null {
  const year = yearOf(today);
  switch (relative) {
    case 'hoy':
      return { desde: today, hasta: today };
    case 'mes actual':
      return monthRange(year, monthOf(today));
    case 'mes anterior':
      return monthRange(...monthBefore(year, monthOf(today), 1));
    case 'últimos 3 meses':
      return { desde: monthsBefore(today, 3), hasta: today };
    case 'este año':
      return { desde: plainDate(year, 1, 1), hasta: plainDate(year, 12, 31) };
    case 'año anterior':
      return { desde: plainDate(year - 1, 1, 1), hasta: plainDate(year - 1, 12, 31) };
    case 'último periodo cerrado':
    case 'periodo actual':
      return null;
  }
}

const monthRange = (year: number, month: number): DateRange => ({
  desde: plainDate(year, month, 1),
  hasta: monthEnd(year, month),
});

function monthBefore(year: number, month: number, count: number): [year: number, month: number] {
  const index = year * 12 + month - 1 - count;
  return [Math.floor(index / 12), (index % 12) + 1];
}

/** The same day of an earlier month, or the last one of a shorter month. */
function monthsBefore(day: string, count: number): string {
  const [year, month] = monthBefore(yearOf(day), monthOf(day), count);
  const end = monthEnd(year, month);
  return dateOf(day) >= dateOf(end) ? end : addDays(plainDate(year, month, 1), dateOf(day) - 1);
}

/** An ordinary payroll period; `cerrado`: its capture has been finalised. */
export type PeriodFacts = { id: number; initial_date: string; end_date: string; cerrado: boolean };

/**
 * The period that a relative moment means among these; undefined when there is none.
 * 'último periodo cerrado': one that was closed before it began is none yet.
 * 'periodo actual': the one that the day lies in, else the next one. Of several, the one that ends first, or last when
 * it is about closed ones, and of those the one with the lowest number.
 */
export function relativePeriod<Period extends PeriodFacts>(
  relative: RelativeValue,
  today: string,
  periods: readonly Period[],
): Period | undefined {
  switch (relative) {
    case 'último periodo cerrado': {
      const closed = periods.filter(({ cerrado, initial_date }) => cerrado && initial_date <= today);
      return closed.toSorted((a, b) => compare(b.end_date, a.end_date) || a.id - b.id)[0];
    }
    case 'periodo actual': {
      const open = periods.filter(({ end_date }) => end_date >= today);
      const byDates = open.toSorted(
        (a, b) =>
          Number(a.initial_date > today) - Number(b.initial_date > today) ||
          compare(a.end_date, b.end_date) ||
          a.id - b.id,
      );
      return byDates[0];
    }
    default:
      return undefined;
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
