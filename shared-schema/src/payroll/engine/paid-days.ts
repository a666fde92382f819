/** Days that payments pay, as spans; a day that two of them pay is paid twice. */
import { z } from 'zod';
import { addDays, daysBetween, plainDate, yearOf } from '../plain-date.ts';

/** Ends included, `YYYY-MM-DD`. */
export const daySpan = z.object({ from: z.string(), to: z.string() });
export type DaySpan = z.infer<typeof daySpan>;

/** What a calculated payment pays. */
export const paidDays = z.object({
  /** Days whose salary or vacation is paid. */
  salary: z.array(daySpan),
  /** Days of service whose aguinaldo is paid; null: it was captured, and nobody told for which days. */
  aguinaldo: z.array(daySpan).nullable(),
});
export type PaidDays = z.infer<typeof paidDays>;

export const NO_PAID_DAYS: PaidDays = { salary: [], aguinaldo: [] };

/** What another payroll, or another process of this one, pays to the same person. */
export type OtherPayment = {
  process: string;
  payroll: string;
  /** In this payroll and under the same number, so that the employments are the same. */
  is_same_payroll: boolean;
  initial_date: string;
  end_date: string;
  salary: readonly DaySpan[];
  aguinaldo: readonly DaySpan[];
  /** false: the days are supposed, because a file or a capture does not tell them. */
  salary_is_exact: boolean;
  aguinaldo_is_exact: boolean;
};

export const daysOf = ({ from, to }: DaySpan): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** Of an aguinaldo whose days nobody told. */
export const yearUntil = (day: string): DaySpan[] => [{ from: plainDate(yearOf(day), 1, 1), to: day }];

/** Days in any order as spans without gaps, in order. */
export function spansOf(days: readonly string[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const last = spans.at(-1);
    if (last !== undefined && addDays(last.to, 1) === day) last.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans;
}

/** The days that both have, in order; the spans of each do not overlap. */
export const sharedSpans = (these: readonly DaySpan[], those: readonly DaySpan[]): DaySpan[] =>
  these
    .flatMap((one) =>
      those.map(({ from, to }) => ({
        from: one.from > from ? one.from : from,
        to: one.to < to ? one.to : to,
      })),
    )
    .filter(({ from, to }) => from <= to)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
