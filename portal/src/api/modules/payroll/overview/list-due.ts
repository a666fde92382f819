import type { OverviewPeriod } from '@lienzo/schema/runs/overview-endpoints';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { listCandidates } from '../repositories/overview.ts';
import { overviewPeriods } from './overview-periods.ts';

/** Periods that are looked at more closely, those that are paid first. */
const CANDIDATES = 30;

/**
 * Periods beyond capture that have something left to do: what the caller can do comes first, then by payment day.
 * @param today `YYYY-MM-DD`.
 */
export async function listPayrollsDue(
  trx: TenantTransaction,
  caller: Caller,
  { today, limit }: { today: string; limit: number },
): Promise<(OverviewPeriod & { client_id: string; client: string })[]> {
  const all = await listCandidates(trx, caller.organizationId, {
    ...{ today, paysheetIds: undefined, most: 1 },
  });
  const captured = all
    .filter(({ is_captured }) => is_captured)
    .toSorted((one, other) => one.payment_date.localeCompare(other.payment_date) || one.id - other.id)
    .slice(0, CANDIDATES);
  const periods = await overviewPeriods(trx, caller, {
    ...{ periodIds: captured.map(({ id }) => id), today },
  });
  return captured
    .flatMap(({ id, client_id, client }) => {
      const period = periods.get(id);
      return period === undefined || period.next.who === null ? [] : [{ ...period, client_id, client }];
    })
    .toSorted((one, other) => Number(other.next.is_yours) - Number(one.next.is_yours))
    .slice(0, limit);
}
