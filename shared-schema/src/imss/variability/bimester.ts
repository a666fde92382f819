/** Bimesters, by which variable income is integrated (LSS art. 30-II), and which periods belong to each. */
import { addDays, daysBetween, monthEnd, monthOf, plainDate, yearOf } from '../../payroll/plain-date.ts';
import { isWorkingDay } from '../../payroll/rest-days.ts';

/** `number` 1 (January and February) to 6. */
export type Bimester = { year: number; number: number };

export const bimesterOf = (day: string): Bimester => ({
  year: yearOf(day),
  number: Math.ceil(monthOf(day) / 2),
});

/** Its first and last day. */
export const bimesterSpan = ({ year, number }: Bimester): { first: string; last: string } => ({
  first: plainDate(year, number * 2 - 1, 1),
  last: monthEnd(year, number * 2),
});

/** The day from which a bimester's variable income changes the contribution base: the first one after it. */
export const effectiveDate = (bimester: Bimester): string => addDays(bimesterSpan(bimester).last, 1);

/**
 * The bimester of a fortnight.
 * @param fortnight 1 to 24, as the screen numbers its periods.
 */
export const bimesterOfFortnight = (year: number, fortnight: number): Bimester => ({
  year,
  number: Math.ceil(fortnight / 4),
});

export type DatedPeriod = { initial_date: string; end_date: string; payment_date: string };

/** By which day a period belongs to a bimester: that of its payment, or its last one. */
export type PeriodDay = 'payment_date' | 'end_date';

/**
 * The periods of a bimester, and those of them that have days of another one, to be said: their income counts here
 * whole.
 */
export function periodsOfBimester<Period extends DatedPeriod>(
  periods: readonly Period[],
  bimester: Bimester,
  by: PeriodDay = 'payment_date',
): { periods: Period[]; shared: Period[] } {
  const { first, last } = bimesterSpan(bimester);
  const own = periods.filter((period) => period[by] >= first && period[by] <= last);
  return {
    periods: own,
    shared: own.filter((period) => period.initial_date < first || period.end_date > last),
  };
}

/** How many days a bimester has: all, or Monday to Friday without rest days. It never divides the variable part. */
export function bimesterDays(bimester: Bimester, kind: 'naturales' | 'habiles'): number {
  const { first, last } = bimesterSpan(bimester);
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at));
  return kind === 'naturales' ? days.length : days.filter((day) => isWorkingDay(day)).length;
}
