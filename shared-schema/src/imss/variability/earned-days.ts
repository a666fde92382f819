/** Days of a bimester on which somebody earned their salary (LSS art. 30-II). */
import { overlapDays } from '../../payroll/plain-date.ts';

/** From `initial_date` to `termination_date`, ends included; null: it goes on. */
type Span = { initial_date: string; termination_date: string | null };

export type EarnedDays = {
  /** Employed in the time. */
  employed: number;
  absences: number;
  /** Days of disability that are no absence too. */
  disabilities: number;
  earned: number;
};

/**
 * Employed days less absences and disabilities; a day that is both counts once, one outside of employment not at all.
 * @param employments that do not overlap.
 */
export function earnedDays(
  { first, last }: { first: string; last: string },
  employments: readonly Span[],
  absences: readonly string[],
  disabilityDays: readonly string[],
): EarnedDays {
  const isEmployed = (day: string) =>
    day >= first &&
    day <= last &&
    employments.some(
      (span) => day >= span.initial_date && (span.termination_date === null || day <= span.termination_date),
    );
  const employed = employments.reduce(
    (sum, span) => sum + overlapDays(first, last, span.initial_date, span.termination_date ?? last),
    0,
  );
  const absent = new Set(absences.filter(isEmployed));
  const disabled = new Set(disabilityDays.filter((day) => isEmployed(day) && !absent.has(day)));
  return {
    employed,
    absences: absent.size,
    disabilities: disabled.size,
    earned: employed - absent.size - disabled.size,
  };
}
