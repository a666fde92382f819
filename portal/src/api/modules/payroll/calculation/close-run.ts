import { runMessages } from '@lienzo/schema/runs/run-messages';
import { enterTenant, inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { closingObstacles, mayAuthorize } from '../policy.ts';
import { haveInputsChanged } from '../repositories/outdated-inputs.ts';
import { factsOf, findRun } from '../repositories/run-facts.ts';
import { findRunPeriod, lockRunPeriod } from '../repositories/run-periods.ts';
import { close, setOutdated } from '../repositories/runs.ts';
import type { PayrollServices } from '../services.ts';
import { type RunContext, type RunOutcome, type RunWork, rejected } from './run-outcome.ts';

/** Closes an authorised run; after that neither it nor the capture of its period changes. */
export async function closeRun(
  services: PayrollServices,
  context: RunContext,
  { period: { id } }: RunWork,
): Promise<RunOutcome> {
  const { organizationId, userId } = context;
  return inTenant(services.db, context, async (trx) => {
    await lockRunPeriod(trx, organizationId, id);
    const period = await findRunPeriod(trx, organizationId, id);
    if (period === undefined) return rejected(runMessages.notVisible);
    if (!mayAuthorize(context, period)) return rejected(runMessages.obstacles.onlyAdmin);
    const run = await findRun(trx, organizationId, period.id);
    const [obstacle] = closingObstacles(factsOf(period, run));
    if (obstacle !== undefined || run === undefined)
      return rejected(obstacle ?? runMessages.obstacles.notCalculated);
    await enterTenant(trx, systemContext(organizationId));
    if (await haveInputsChanged(trx, period, run)) {
      await setOutdated(trx, organizationId, run.id);
      return rejected(runMessages.obstacles.outdated);
    }
    await close(trx, organizationId, { runId: run.id, userId });
    return { state: 'lista', message: runMessages.closed };
  });
}
