import { runMessages } from '@lienzo/schema/runs/run-messages';
import { z } from 'zod';
import {
  inSnapshot,
  inTenant,
  systemContext,
  type TenantContext,
  type TenantTransaction,
} from '../../../platform/database/in-tenant.ts';
import { openWorker, type WorkerProcess } from '../../../platform/workers/open-worker.ts';
import { calculationObstacle } from '../policy.ts';
import { deleteFindings } from '../repositories/findings.ts';
import {
  fingerprintOf,
  type InputDigest,
  inputFingerprint,
  readInputDigest,
} from '../repositories/fingerprint.ts';
import { listPeopleIds, listPersonInputs, type PersonInput } from '../repositories/person-inputs.ts';
import { setProgress } from '../repositories/requests.ts';
import { deleteLines } from '../repositories/results.ts';
import { factsOf, findRun } from '../repositories/run-facts.ts';
import { replaceRunPeople } from '../repositories/run-people.ts';
import { findRunPeriod, lockRunPeriod, type RunPeriod } from '../repositories/run-periods.ts';
import { saveRun } from '../repositories/runs.ts';
import type { PayrollServices } from '../services.ts';
import { type PersonOutcome, personOutcome } from './person-outcome.ts';
import { type Concepts, readShared } from './read-shared.ts';
import { type RunContext, type RunOutcome, type RunWork, rejected } from './run-outcome.ts';
import { type RunResult, runResult } from './run-result.ts';
import { NO_TOTALS } from './run-totals.ts';
import type { SharedInput } from './shared-input.ts';
import { StoredRun, type StoredScope } from './stored-run.ts';

const WORKER = new URL('./calculate-worker.ts', import.meta.url);
/** Megabytes of the worker. */
const MEMORY = 256;
/** People that are read, calculated or stored at once. */
const GROUP = 500;
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
  try {
    return await inTenant(services.db, context, async (trx) => {
      const scope = await beginVersion(trx, begun, userId);
      if (typeof scope === 'string') return rejected(scope);
      const stored = new StoredRun(trx, scope);
      await calculatePeople(services, context, {
        ...{ ...begun, signal, progress },
        store: (outcomes) => stored.add(outcomes),
      });
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

type People = Omit<Begun, 'digest'> & {
  signal: AbortSignal | undefined;
  progress: (done: number) => Promise<void>;
  store: (outcomes: readonly PersonOutcome[]) => Promise<void>;
};

/** Everybody, a group at a time: while one is calculated, the next is read and the one before is stored. */
async function calculatePeople(
  services: PayrollServices,
  context: TenantContext,
  { period, shared, concepts, peopleIds, signal, progress, store }: People,
): Promise<void> {
  const worker = openWorker(WORKER, {
    ...{ memoryMb: MEMORY, workerData: shared },
    ...(signal === undefined ? {} : { signal }),
  });
  try {
    const read = (at: number): Promise<PersonInput[]> =>
      at >= peopleIds.length
        ? Promise.resolve([])
        : inTenant(services.db, context, (trx) =>
            listPersonInputs(trx, context.organizationId, period, peopleIds.slice(at, at + GROUP)),
          );
    let people = await read(0);
    let outcomes: PersonOutcome[] = [];
    for (let at = 0; at < peopleIds.length; at += GROUP) {
      signal?.throwIfAborted();
      const [results, following] = await Promise.all([
        calculateGroup(worker, people),
        read(at + GROUP),
        store(outcomes),
      ]);
      const group = people;
      outcomes = results.flatMap((result, index) => {
        const person = group[index];
        return person === undefined ? [] : [personOutcome({ result, person, concepts, period })];
      });
      people = following;
      await progress(Math.min(at + GROUP, peopleIds.length));
    }
    await store(outcomes);
  } finally {
    await worker.close();
  }
}

const results = z.array(runResult);
async function calculateGroup(worker: WorkerProcess, people: readonly PersonInput[]): Promise<RunResult[]> {
  return results.parse(await worker.request(people));
}
