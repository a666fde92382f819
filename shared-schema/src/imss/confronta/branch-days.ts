import { countedAbsences, branchDays as daysOfBranch } from '../../payroll/engine/social-security.ts';

/** `enfermedad`: enfermedad y maternidad; `riesgos`: also invalidez y vida, guarderías and cesantía y vejez. */
export const DAY_BRANCHES = ['enfermedad', 'riesgos', 'retiro', 'infonavit'] as const;
export type DayBranch = (typeof DAY_BRANCHES)[number];
export type BranchDays = Record<DayBranch, number>;

/** Absences of a month that reduce quotas; further ones do not without a baja. */
const MAX_ABSENCES = 7;

/**
 * The days of a month on which each branch's quotas are paid (LSS art. 31), as the calculation counts them.
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
  const span = { days, absences: countedAbsences(absences, 0, MAX_ABSENCES), disabilities };
  const atLeastNone = (count: number): number => Math.max(0, count);
  return {
    enfermedad: atLeastNone(daysOfBranch(span, 'cuota_fija')),
    riesgos: atLeastNone(daysOfBranch(span, 'riesgos_trabajo')),
    retiro: atLeastNone(daysOfBranch(span, 'retiro')),
    infonavit: atLeastNone(daysOfBranch(span, 'infonavit')),
  };
}
