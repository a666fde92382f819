import { previousDaysOf } from '@lienzo/schema/capture/overtime-lines';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { listHoursBetween, type StoredHours } from '../repositories/overtime.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';

/** The hours of the days before a period that belong to its first week. */
export async function previousHours(
  trx: TenantTransaction,
  organizationId: string,
  period: CapturePeriodRow,
  people: readonly number[],
): Promise<StoredHours[]> {
  const days = previousDaysOf(period);
  const [from] = days;
  const to = days.at(-1);
  if (from === undefined || to === undefined) return [];
  const range = { paysheetId: period.paysheet_id, people, from, to, without: period.id };
  return listHoursBetween(trx, organizationId, range);
}
