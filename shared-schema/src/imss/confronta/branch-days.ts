/**
 * Days of a month on which each branch's quotas are paid (LSS art. 31). The payroll engine computes them for its lines;
 * a comparison takes whichever function gives these days.
 */

/** `enfermedad`: enfermedad y maternidad; `riesgos`: also invalidez y vida, guarderías and cesantía y vejez. */
export const DAY_BRANCHES = ['enfermedad', 'riesgos', 'retiro', 'infonavit'] as const;
export type DayBranch = (typeof DAY_BRANCHES)[number];
export type BranchDays = Record<DayBranch, number>;

/** Absences of a month that reduce quotas; further ones do not without a baja. */
const MAX_ABSENCES = 7;

/**
 * Absences reduce every branch but enfermedad y maternidad, disabilities every one but retiro and INFONAVIT.
 * @param days of the month on which the person was employed; the others are days of that month too.
 */
export function branchDays({
  days,
  absences,
  disabilities,
}: {
  days: number;
  absences: number;
  disabilities: number;
}): BranchDays {
  const absent = Math.min(absences, MAX_ABSENCES);
  const paid = Math.max(0, days - absent);
  return {
    enfermedad: Math.max(0, days - disabilities),
    riesgos: Math.max(0, days - disabilities - absent),
    retiro: paid,
    infonavit: paid,
  };
}
