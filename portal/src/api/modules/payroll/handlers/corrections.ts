import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import type {
  apply_corrections,
  closed_differences,
  delete_correction,
  PendingDifference,
} from '@lienzo/schema/runs/correction-endpoints';
import { correctionMessages as texts } from '@lienzo/schema/runs/correction-messages';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, systemContext, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type ClosedDifference, listClosedDifferences } from '../calculation/closed-differences.ts';
import { calculationObstacle } from '../policy.ts';
import {
  addCorrection,
  deleteCorrection,
  listApplied,
  listNames,
  listOwnCorrections,
} from '../repositories/corrections.ts';
import { listPeopleIds } from '../repositories/person-inputs.ts';
import { factsOf, findRun } from '../repositories/run-facts.ts';
import { findRunPeriod, listRunPeriods, lockRunPeriod, type RunPeriod } from '../repositories/run-periods.ts';
import { setOutdated } from '../repositories/runs.ts';
import type { Handler } from '../services.ts';

/** @throws DomainError not_found: the period is unknown. */
export const getClosedDifferences: Handler<typeof closed_differences> = async ({
  query,
  caller,
  services,
}) => {
  const { organizationId } = caller;
  const { period, obstacle } = await inTenant(services.db, caller, async (trx) => {
    const own = await periodOf(trx, caller, query);
    return { period: own, obstacle: await obstacleOf(trx, own) };
  });
  const differences =
    obstacle === null ? await listClosedDifferences(services, systemContext(organizationId), { period }) : [];
  return inTenant(services.db, caller, async (trx) => {
    const own = await listOwnCorrections(trx, period);
    const sources = await sourcesOf(
      trx,
      organizationId,
      own.map(({ source_period_id }) => source_period_id),
    );
    const names = await listNames(
      trx,
      organizationId,
      differences.map(({ employeeId }) => employeeId),
    );
    const people = new Set(differences.length === 0 ? [] : await listPeopleIds(trx, organizationId, period));
    return {
      pending: differences
        .flatMap((one): PendingDifference[] => {
          const person = names.get(one.employeeId);
          return person === undefined
            ? []
            : [{ ...pendingOf(one), ...person, is_here: people.has(one.employeeId) }];
        })
        .toSorted((one, other) => one.name.localeCompare(other.name, 'es')),
      applied: own.map((row) => ({ ...row, source: sources.get(row.source_period_id) ?? '' })),
      can: { edit: obstacle === null },
    };
  });
};

const textOf = ({ mes, calendar, initial_date, end_date }: RunPeriod): string =>
  texts.period(`${mes} ${calendar}`, initial_date, end_date);

const pendingOf = ({ employeeId, conceptId, concept, source, amount, cause }: ClosedDifference) => ({
  ...{ employee_id: employeeId, concept_id: conceptId, source_period_id: source.id },
  ...{ concept, amount, cause, source: textOf(source) },
});

async function sourcesOf(
  trx: TenantTransaction,
  organizationId: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await listRunPeriods(trx, organizationId, ids)).map((one) => [one.id, textOf(one)]));
}

/** Why no difference is applied to the run of a period; null when one may be. */
async function obstacleOf(trx: TenantTransaction, period: RunPeriod): Promise<string | null> {
  const run = await findRun(trx, period.organization_id, period.id);
  if (run !== undefined && run.fingerprint === null) return runMessages.obstacles.otherProgram;
  return calculationObstacle(factsOf(period, run));
}

async function periodOf(
  trx: TenantTransaction,
  { organizationId }: Caller,
  { nomina_id, period: id }: { nomina_id: number; period: number },
): Promise<RunPeriod> {
  const period = await findRunPeriod(trx, organizationId, id);
  if (period === undefined || period.paysheet_id !== nomina_id)
    throw new DomainError({ code: 'not_found', field: 'period' });
  return period;
}

const refused = (message: string): DomainError => new DomainError({ code: 'run_refused', message });

/**
 * Applies what was seen of the differences as they are now. What is applied already is left out, so that a call that is sent
 * twice pays once; other amounts than those that were seen are refused.
 * @throws DomainError not_found; run_refused, with why.
 */
export const applyCorrections: Handler<typeof apply_corrections> = async ({ body, caller, services }) => {
  const { organizationId, userId } = caller;
  const sourceIds = [...new Set(body.differences.map(({ source_period_id }) => source_period_id))].toSorted(
    (one, other) => one - other,
  );
  const { period, before } = await inTenant(services.db, caller, async (trx) => {
    const own = await periodOf(trx, caller, body);
    const obstacle = await obstacleOf(trx, own);
    if (obstacle !== null) throw refused(obstacle);
    return { period: own, before: await listApplied(trx, organizationId, sourceIds) };
  });
  const now = await listClosedDifferences(services, systemContext(organizationId), { period });
  const chosen = body.differences.flatMap((seen) => {
    const one = now.find(
      ({ employeeId, conceptId, source }) =>
        employeeId === seen.employee_id &&
        conceptId === seen.concept_id &&
        source.id === seen.source_period_id,
    );
    if (one !== undefined && !new ExactDecimal(one.amount).equals(seen.amount)) throw refused(texts.changed);
    return one === undefined ? [] : [one];
  });
  return inTenant(services.db, caller, async (trx) => {
    // Of the closed periods, too: another run that pays the same waits, and finds it paid.
    for (const id of [...sourceIds, period.id]) await lockRunPeriod(trx, organizationId, id);
    const obstacle = await obstacleOf(trx, period);
    if (obstacle !== null) throw refused(obstacle);
    const after = await listApplied(trx, organizationId, sourceIds);
    if (JSON.stringify(sorted(before)) !== JSON.stringify(sorted(after))) throw refused(texts.changed);
    const people = new Set(await listPeopleIds(trx, organizationId, period));
    const payable = chosen.filter(({ employeeId }) => people.has(employeeId));
    for (const { employeeId, conceptId, source, amount, cause } of payable)
      await addCorrection(
        trx,
        { period, employeeId, conceptId, sourcePeriodId: source.id },
        { amount, reason: cause, userId },
      );
    if (payable.length === 0) return { message: texts.nothing, applied: 0 };
    const run = await findRun(trx, organizationId, period.id);
    if (run !== undefined) await setOutdated(trx, organizationId, run.id);
    return { message: texts.done(payable.length), applied: payable.length };
  });
};

const sorted = (rows: Awaited<ReturnType<typeof listApplied>>): string[] =>
  rows
    .map(({ employee_id, concept_id, source_period_id, amount }) =>
      [employee_id, concept_id, source_period_id, amount].join(' '),
    )
    .toSorted();

/** @throws DomainError not_found: the run pays no such difference; run_refused: it is closed. */
export const removeCorrection: Handler<typeof delete_correction> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const period = await periodOf(trx, caller, body);
    await lockRunPeriod(trx, caller.organizationId, period.id);
    const run = await findRun(trx, caller.organizationId, period.id);
    const obstacle = calculationObstacle(factsOf(period, run));
    if (obstacle !== null) throw refused(obstacle);
    const { employee_id: employeeId, concept_id: conceptId, source_period_id: sourcePeriodId } = body;
    if (!(await deleteCorrection(trx, { period, employeeId, conceptId, sourcePeriodId })))
      throw new DomainError({ code: 'not_found', field: 'employee_id' });
    if (run !== undefined) await setOutdated(trx, caller.organizationId, run.id);
    return { message: texts.removed };
  });
