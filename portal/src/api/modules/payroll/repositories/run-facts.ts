import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { Authority, RunFacts } from '../policy.ts';
import type { RunPeriod } from './run-periods.ts';
import { findRuns, type RunRow } from './runs.ts';

/** What the policy asks of a period and its run. */
export const factsOf = (period: RunPeriod, run: RunRow | undefined): RunFacts & Authority => ({
  authorizes: period.authorizes,
  state: run?.state ?? 'sin_calcular',
  outdated: run !== undefined && run.outdated_at !== null,
  errors: run?.errors ?? 0,
  captured: period.estatus,
});

/** The run of a period; undefined: it was never calculated. */
export async function findRun(
  trx: TenantTransaction,
  organizationId: string,
  periodId: number,
): Promise<RunRow | undefined> {
  return (await findRuns(trx, organizationId, [periodId])).get(periodId);
}
