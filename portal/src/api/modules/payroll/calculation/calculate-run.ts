import { runMessages } from '@lienzo/schema/runs/run-messages';
import {
  inSnapshot,
  inTenant,
  systemContext,
  type TenantContext,
  type TenantTransaction,
} from '../../../platform/database/in-tenant.ts';
import { calculationObstacle } from '../policy.ts';
import { deleteFindings } from '../repositories/findings.ts';
import {
  fingerprintOf,
  type InputDigest,
  inputFingerprint,
  readInputDigest,
} from '../repositories/fingerprint.ts';
import { listPeopleIds } from '../repositories/person-inputs.ts';
import { setProgress } from '../repositories/requests.ts';
import { deleteLines } from '../repositories/results.ts';
import { factsOf, findRun } from '../repositories/run-facts.ts';
import { replaceRunPeople } from '../repositories/run-people.ts';
import { findRunPeriod, lockRunPeriod, type RunPeriod } from '../repositories/run-periods.ts';
import { saveRun } from '../repositories/runs.ts';
import type { PayrollServices } from '../services.ts';
import { calculatePeople } from './calculate-people.ts';
import { closedDifferences } from './closed-differences.ts';
import { type Concepts, readShared } from './read-shared.ts';
import { type RunContext, type RunOutcome, type RunWork, rejected } from './run-outcome.ts';
import { NO_TOTALS } from './run-totals.ts';
import type { SharedInput } from './shared-input.ts';
import { UsedConcepts } from './stamping-findings.ts';
import { StoredRun, type StoredScope } from './stored-run.ts';

/** Times that a calculation begins again because somebody changed its inputs meanwhile. */
const MAX_TRIES = 3;

/** The inputs changed while they were calculated: what was stored is taken back. */
class InputsChanged extends Error {}

/**
 * Calculates everybody of a period and replaces what was calculated before, in one transaction: a process that dies leaves
 * what there was. What was read must still be so when it is stored; otherwise the calculation begins again. It reads as
 * the program itself: taxes do not depend on which payrolls of a person somebody may see.
 */
export async function calculateRun(
  services: PayrollServices,
  { organizationId, userId }: RunContext,
  work: RunWork,
): Promise<RunOutcome> {
  const scope = { context: systemContext(organizationId), userId };
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const outcome = await calculateOnce(services, scope, work);
    if (outcome !== null) return outcome;
  }
  return rejected(runMessages.changing);
}

/** null: the inputs changed meanwhile. */
async function calculateOnce(
  services: PayrollServices,
  { context, userId }: { context: TenantContext; userId: string },
  { period: { id }, requestId, signal }: RunWork,
): Promise<RunOutcome | null> {
  const { organizationId } = context;
  const begun = await inSnapshot(services.db, context, (trx) => begin(trx, organizationId, id));
  if (typeof begun === 'string') return rejected(begun);
  const progress = (done: number): Promise<void> =>
    inTenant(services.db, context, (trx) =>
      setProgress(trx, organizationId, requestId, { done, total: begun.peopleIds.length }),
    );
  const differing = await closedDifferences(services, context, { period: begun.period, signal });
  try {
    return await inTenant(services.db, context, async (trx) => {
      const scope = await beginVersion(trx, begun, userId);
      if (typeof scope === 'string') return rejected(scope);
      const stored = new StoredRun(trx, scope);
      const used = new UsedConcepts();
      await calculatePeople(services, context, {
        ...{ ...begun, signal, progress },
        store: (outcomes) => {
          used.add(outcomes);
          return stored.add(outcomes);
        },
      });
      const unstampable = used.findings(begun.period, begun.concepts);
      await stored.add([{ result: null, findings: [...differing, ...unstampable] }]);
      const totals = await stored.end();
      if ((await inputFingerprint(trx, organizationId, begun.period)) !== fingerprintOf(begun.digest))
        throw new InputsChanged();
      return { state: 'lista', message: runMessages.calculated(totals.people, totals.errors) };
    });
  } catch (error) {
    if (error instanceof InputsChanged) return null;
    throw error;
  }
}

/** Removes what was calculated before, but for the results that are written over. @returns a sentence: why it is refused. */
async function beginVersion(
  trx: TenantTransaction,
  { period, digest }: Begun,
  userId: string,
): Promise<StoredScope | string> {
  const { organization_id: organizationId, client_id: clientId, id: periodId } = period;
  await lockRunPeriod(trx, organizationId, periodId);
  const obstacle = calculationObstacle(factsOf(period, await findRun(trx, organizationId, periodId)));
  if (obstacle !== null) return obstacle;
  const fingerprint = fingerprintOf(digest);
  const runId = await saveRun(trx, organizationId, period, { userId, fingerprint, totals: NO_TOTALS });
  const scope = { organizationId, clientId, periodId, runId, isImported: false };
  await deleteLines(trx, organizationId, periodId);
  await deleteFindings(trx, scope);
  await replaceRunPeople(trx, scope, digest.people);
  return scope;
}

type Begun = {
  period: RunPeriod;
  shared: SharedInput;
  concepts: Concepts;
  peopleIds: number[];
  digest: InputDigest;
};

/** What is calculated; a sentence: why it is not. */
async function begin(
  trx: TenantTransaction,
  organizationId: string,
  periodId: number,
): Promise<Begun | string> {
  const period = await findRunPeriod(trx, organizationId, periodId);
  if (period === undefined) return runMessages.notVisible;
  const obstacle = calculationObstacle(factsOf(period, await findRun(trx, organizationId, periodId)));
  if (obstacle !== null) return obstacle;
  return {
    period,
    ...(await readShared(trx, organizationId, period)),
    peopleIds: await listPeopleIds(trx, organizationId, period),
    digest: await readInputDigest(trx, organizationId, period),
  };
}
