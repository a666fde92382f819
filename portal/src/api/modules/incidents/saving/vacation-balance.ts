import { vacationDays } from '@lienzo/schema/payroll/integration';
import { dateOf, fullYears, monthEnd, monthOf, plainDate, yearOf } from '@lienzo/schema/payroll/plain-date';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { CapturePerson } from '../repositories/capture-people.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';
import { countVacation } from '../repositories/summary.ts';

const VACATION_KEYS = ['P003', 'P003C_DI'];

/**
 * The days of vacation that the years completed at the period's end give (LFT 76), since the last anniversary, and those
 * that other periods have taken of them since.
 */
export async function vacationBalance(
  trx: TenantTransaction,
  organizationId: string,
  { id, end_date }: CapturePeriodRow,
  { id: employeeId, hire_date }: CapturePerson,
): Promise<{ since: string; entitled: number; taken: string }> {
  const years = Math.max(0, fullYears(hire_date, end_date));
  const since = anniversary(hire_date, years);
  const taken = await countVacation(trx, organizationId, {
    ...{ employeeId, since, keys: VACATION_KEYS, without: id },
    // Days of later periods are taken from the same balance.
    until: anniversary(hire_date, years + 1),
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
