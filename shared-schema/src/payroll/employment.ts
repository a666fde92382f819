/** Times of employment of a person: who came back has several, and who moved has one for each place. */
import { z } from 'zod';

/** From `initial_date` to `termination_date`, ends included; null: it goes on. */
export const employmentSpan = z.object({
  /** Since when without a break, which seniority counts from; earlier than `initial_date` after a move. */
  hire_date: z.string(),
  initial_date: z.string(),
  termination_date: z.string().nullable(),
});
export type EmploymentSpan = z.infer<typeof employmentSpan>;

/** The one of a day, `YYYY-MM-DD`; undefined: not employed. */
export const employmentOn = <Span extends EmploymentSpan>(
  employments: readonly Span[],
  day: string,
): Span | undefined =>
  employments.find(
    ({ initial_date, termination_date }) =>
      day >= initial_date && (termination_date === null || day <= termination_date),
  );

/** Those with a day from the first to the last of these. */
export const employmentsWithin = <Span extends EmploymentSpan>(
  employments: readonly Span[],
  { first, last }: { first: string; last: string },
): Span[] =>
  employments.filter(
    ({ initial_date, termination_date }) =>
      initial_date <= last && (termination_date === null || termination_date >= first),
  );

/** Whether somebody still works on a day: who leaves later is active until then. @param lastDay of the last employment. */
export const isActiveOn = (lastDay: string | null, day: string): boolean =>
  lastDay === null || lastDay >= day;
