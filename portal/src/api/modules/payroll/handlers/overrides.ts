import type { delete_payroll_override, set_payroll_override } from '@lienzo/schema/runs/override-endpoints';
import { overrideMessages } from '@lienzo/schema/runs/override-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { calculationObstacle } from '../policy.ts';
import { deleteOverride, findConcept, saveOverride, worksInPeriod } from '../repositories/overrides.ts';
import { factsOf, findRun } from '../repositories/run-facts.ts';
import { findRunPeriod, lockRunPeriod, type RunPeriod } from '../repositories/run-periods.ts';
import { setOutdated } from '../repositories/runs.ts';
import type { Handler } from '../services.ts';

type Target = { nomina_id: number; period: number; employee_id: number; concept_id: number };

/** @throws DomainError invalid_request: the concept is captured in days; and as `targetOf`. */
export const setOverride: Handler<typeof set_payroll_override> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { position, concept } = await targetOf(trx, caller, body);
    if (concept.kind === 'Incidencia')
      throw new DomainError({
        ...{ code: 'invalid_request', field: 'concept_id' },
        message: overrideMessages.notPaid,
      });
    const { amount, reason } = body;
    await saveOverride(trx, position, { amount, reason, userId: caller.userId });
    return { message: overrideMessages.saved(concept.description) };
  });

/** Removing what is not there changes nothing. @throws as `targetOf` */
export const removeOverride: Handler<typeof delete_payroll_override> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { position, concept } = await targetOf(trx, caller, body);
    await deleteOverride(trx, position);
    return { message: overrideMessages.removed(concept.description) };
  });

type Chosen = {
  position: { period: RunPeriod; employeeId: number; conceptId: number };
  concept: { description: string; kind: string };
};

/**
 * What is changed, in a run that may still change and is out of date from now on.
 * @throws DomainError not_found, with the field; run_refused: the run is closed.
 */
async function targetOf(
  trx: TenantTransaction,
  { organizationId }: Caller,
  { nomina_id, period: periodId, employee_id: employeeId, concept_id: conceptId }: Target,
): Promise<Chosen> {
  const period = await findRunPeriod(trx, organizationId, periodId);
  if (period === undefined || period.paysheet_id !== nomina_id)
    throw new DomainError({ code: 'not_found', field: 'period' });
  await lockRunPeriod(trx, organizationId, periodId);
  if (!(await worksInPeriod(trx, { period, employeeId })))
    throw new DomainError({ code: 'not_found', field: 'employee_id' });
  const concept = await findConcept(trx, organizationId, conceptId);
  if (concept === undefined) throw new DomainError({ code: 'not_found', field: 'concept_id' });
  const run = await findRun(trx, organizationId, periodId);
  const obstacle = calculationObstacle(factsOf(period, run));
  if (obstacle !== null) throw new DomainError({ code: 'run_refused', message: obstacle });
  if (run !== undefined) await setOutdated(trx, organizationId, run.id);
  return { position: { period, employeeId, conceptId }, concept };
}
