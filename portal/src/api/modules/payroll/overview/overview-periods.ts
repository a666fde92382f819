import type { OverviewPeriod } from '@lienzo/schema/runs/overview-endpoints';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { findPeriodFacts, listMadeProducts } from '../repositories/overview.ts';
import { factsOf } from '../repositories/run-facts.ts';
import { listRunPeriods } from '../repositories/run-periods.ts';
import { findRuns, previousRuns } from '../repositories/runs.ts';
import { nextOf } from './next-step.ts';
import { presentRun } from './present-run.ts';

/** How far periods are and what comes next in each; by period. */
export async function overviewPeriods(
  trx: TenantTransaction,
  caller: Caller,
  { periodIds, today }: { periodIds: readonly number[]; today: string },
): Promise<Map<number, OverviewPeriod>> {
  if (periodIds.length === 0) return new Map();
  const { organizationId } = caller;
  const periods = await listRunPeriods(trx, organizationId, periodIds);
  const runs = await findRuns(trx, organizationId, periodIds);
  const previous = await previousRuns(trx, organizationId, periodIds);
  const facts = await findPeriodFacts(trx, organizationId, periodIds);
  const made = await listMadeProducts(trx, organizationId, periodIds);
  return new Map(
    periods.flatMap((period): [number, OverviewPeriod][] => {
      const own = facts.get(period.id);
      if (own === undefined) return [];
      const run = runs.get(period.id);
      const products = made.get(period.id) ?? [];
      const { process_name, closes, captured_people, employed_people } = own;
      const next = nextOf(caller, {
        ...factsOf(period, run),
        isBusy: own.is_busy,
        isCaptureDue: own.is_capture_begun || closes < today,
        isPrinted: products.some(({ outdated }) => !outdated),
      });
      return [
        [
          period.id,
          {
            ...presentRun(caller, period, run, previous.get(period.id)),
            ...{ process_id: period.process_id, process_name, calendar: period.calendar },
            ...{ closes, captured_people, employed_people, products, next },
          },
        ],
      ];
    }),
  );
}
