import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { haveInputsChanged } from '../repositories/outdated-inputs.ts';
import { findRun } from '../repositories/run-facts.ts';
import { findRunPeriod } from '../repositories/run-periods.ts';
import { setVersionOutdated } from '../repositories/runs.ts';

/**
 * Marks the run of a period that is not closed when something that it was calculated from has changed since. It reads as
 * the program itself: the inputs do not depend on what somebody may see.
 */
export async function markOutdated(
  services: Pick<PlatformServices, 'db'>,
  organizationId: string,
  periodId: number,
): Promise<void> {
  await inTenant(services.db, systemContext(organizationId), async (trx) => {
    const run = await findRun(trx, organizationId, periodId);
    if (run === undefined || run.state === 'cerrada' || run.outdated_at !== null) return;
    const period = await findRunPeriod(trx, organizationId, periodId);
    if (period === undefined) return;
    if (await haveInputsChanged(trx, period, run)) await setVersionOutdated(trx, organizationId, run);
  });
}
