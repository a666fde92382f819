import { employmentsWithin } from '@lienzo/schema/payroll/employment';
import { vacationDays } from '@lienzo/schema/payroll/integration';
import { dateOf, fullYears, monthEnd, monthOf, plainDate, yearOf } from '@lienzo/schema/payroll/plain-date';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { listEmployments } from '../../masters/masters.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';
import { countVacation } from '../repositories/summary.ts';

const VACATION_KEYS = ['P003', 'P003C_DI'];

/**
 * The days of vacation that the years completed at the period's end give (LFT 76), since the last anniversary, and those
 * that other periods have taken of them since. Years count from the hire of the last employment in the period: one that
 * ended before has a balance of its own. docs/decisions/2026-11-26-employments.md
 */
export async function vacationBalance(
  trx: TenantTransaction,
  organizationId: string,
  { id, initial_date, end_date }: CapturePeriodRow,
  employeeId: number,
): Promise<{ since: string; entitled: number; taken: string }> {
  const all = await listEmployments(trx, { organizationId, employeeId });
  const begun = all.filter((one) => one.initial_date <= end_date);
  const own =
    employmentsWithin(begun, { first: initial_date, last: end_date }).at(-1) ?? begun.at(-1) ?? all[0];
  if (own === undefined) return { since: initial_date, entitled: 0, taken: '0.00' };
  const { hire_date } = own;
  const years = Math.max(0, fullYears(hire_date, end_date));
  const since = anniversary(hire_date, years);
  const left = all.findLast((one) => one.hire_date === hire_date)?.termination_date ?? null;
  // Days of later periods are taken from the same balance, those of a later employment are not.
  const next = anniversary(hire_date, years + 1);
  const taken = await countVacation(trx, organizationId, {
    ...{ employeeId, since, keys: VACATION_KEYS, without: id },
    until: left !== null && left < next ? left : next,
  });
  return { since, entitled: vacationDays(years), taken };
}

/** The day so many years later; of a 29 February the last of the month. */
function anniversary(day: string, years: number): string {
  const year = yearOf(day) + years;
  const month = monthOf(day);
  const last = dateOf(monthEnd(year, month));
  return plainDate(year, month, Math.min(dateOf(day), last));
}
