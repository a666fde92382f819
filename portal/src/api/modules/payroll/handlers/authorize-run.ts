import type { authorize_payroll_run } from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { enterTenant, inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { authorizationObstacles, mayAuthorize } from '../policy.ts';
import { haveInputsChanged } from '../repositories/outdated-inputs.ts';
import { factsOf, findRun } from '../repositories/run-facts.ts';
import { findRunPeriod, lockRunPeriod } from '../repositories/run-periods.ts';
import { authorize, setOutdated } from '../repositories/runs.ts';
import type { Handler } from '../services.ts';

/**
 * Authorises the version that the person has seen.
 * @throws DomainError not_found; forbidden; run_refused, with why.
 */
export const authorizeRun: Handler<typeof authorize_payroll_run> = async ({ body, caller, services }) => {
  const refusal = await inTenant(services.db, caller, async (trx) => {
    const { organizationId, userId } = caller;
    const period = await findRunPeriod(trx, organizationId, body.period);
    if (period === undefined || period.paysheet_id !== body.nomina_id)
      throw new DomainError({ code: 'not_found', field: 'period' });
    if (!mayAuthorize(caller, period)) throw new DomainError('forbidden');
    await lockRunPeriod(trx, organizationId, period.id);
    const run = await findRun(trx, organizationId, period.id);
    const [obstacle] = authorizationObstacles(factsOf(period, run));
    if (obstacle !== undefined) return obstacle;
    if (run === undefined || run.version !== body.version) return runMessages.obstacles.otherVersion;
    await enterTenant(trx, systemContext(organizationId));
    if (await haveInputsChanged(trx, period, run)) {
      // Kept, so that everybody reads it.
      await setOutdated(trx, organizationId, run.id);
      return runMessages.obstacles.outdated;
    }
    await authorize(trx, organizationId, { runId: run.id, userId });
    return null;
  });
  if (refusal !== null) throw new DomainError({ code: 'run_refused', message: refusal });
  return { message: runMessages.authorized };
};
