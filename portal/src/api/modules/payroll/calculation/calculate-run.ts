import { runMessages } from '@lienzo/schema/runs/run-messages';
import { z } from 'zod';
import {
  inSnapshot,
  inTenant,
  systemContext,
  type TenantContext,
  type TenantTransaction,
} from '../../../platform/database/in-tenant.ts';
import { openThread, type Thread } from '../../../platform/threads/open-thread.ts';
import { calculationObstacle } from '../policy.ts';
import { deleteFindings, insertFindings } from '../repositories/findings.ts';
import { fingerprintOf, inputFingerprint, readInputDigest } from '../repositories/fingerprint.ts';
import { listPeopleIds, listPersonInputs, type PersonInput } from '../repositories/person-inputs.ts';
import { setProgress } from '../repositories/requests.ts';
import { deleteResults, insertResults, type NewResult } from '../repositories/results.ts';
import { factsOf, findRun } from '../repositories/run-facts.ts';
import { replaceRunPeople } from '../repositories/run-people.ts';
import { findRunPeriod, lockRunPeriod, type RunPeriod } from '../repositories/run-periods.ts';
import { saveRun } from '../repositories/runs.ts';
import type { PayrollServices } from '../services.ts';
import { type PersonOutcome, personOutcome } from './person-outcome.ts';
import { type Concepts, readShared } from './read-shared.ts';
import { type RunContext, type RunOutcome, type RunWork, rejected } from './run-outcome.ts';
import { type RunResult, runResult } from './run-result.ts';
import { runTotals } from './run-totals.ts';
import type { SharedInput } from './shared-input.ts';

const THREAD = new URL('./calculate-thread.ts', import.meta.url);
/** Megabytes of the thread. */
const MEMORY = 256;
/** People that are read, calculated and stored at once. */
const GROUP = 500;
/** Times that a calculation begins again because somebody changed its inputs meanwhile. */
const MAX_TRIES = 3;

type Calculated = { results: NewResult[]; findings: PersonOutcome['findings'] };

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
  const { period, shared, concepts, peopleIds, fingerprint } = begun;
  const calculated = await calculatePeople(services, context, {
    ...{ period, shared, concepts, peopleIds, signal },
    progress: (done) =>
      inTenant(services.db, context, (trx) =>
        setProgress(trx, organizationId, requestId, { done, total: peopleIds.length }),
      ),
  });
  return inTenant(services.db, context, async (trx) => {
    await lockRunPeriod(trx, organizationId, id);
    const run = await findRun(trx, organizationId, id);
    const obstacle = calculationObstacle(factsOf(period, run));
    if (obstacle !== null) return rejected(obstacle);
    const digest = await readInputDigest(trx, organizationId, period);
    if (fingerprintOf(digest) !== fingerprint) return null;
    const totals = runTotals(calculated.results, calculated.findings);
    await deleteResults(trx, organizationId, id);
    const runId = await saveRun(trx, organizationId, period, { userId, fingerprint, totals });
    await deleteFindings(trx, { organizationId, runId });
    const scope = { organizationId, clientId: period.client_id, periodId: id, runId };
    await replaceRunPeople(trx, scope, digest.people);
    for (let at = 0; at < calculated.results.length; at += GROUP)
      await insertResults(trx, scope, calculated.results.slice(at, at + GROUP));
    for (let at = 0; at < calculated.findings.length; at += GROUP)
      await insertFindings(
        trx,
        calculated.findings.slice(at, at + GROUP).map((one) => ({ ...one, run_id: runId })),
      );
    return { state: 'lista', message: runMessages.calculated(totals.people, totals.errors) };
  });
}

type Begun = {
  period: RunPeriod;
  shared: SharedInput;
  concepts: Concepts;
  peopleIds: number[];
  fingerprint: string;
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
    fingerprint: await inputFingerprint(trx, organizationId, period),
  };
}

type People = Omit<Begun, 'fingerprint'> & {
  signal: AbortSignal | undefined;
  progress: (done: number) => Promise<void>;
};

/** Everybody, a group at a time: what is held grows by results alone. */
async function calculatePeople(
  services: PayrollServices,
  context: TenantContext,
  { period, shared, concepts, peopleIds, signal, progress }: People,
): Promise<Calculated> {
  const all: Calculated = { results: [], findings: [] };
  const thread = openThread(THREAD, {
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
    for (let at = 0; at < peopleIds.length; at += GROUP) {
      signal?.throwIfAborted();
      // The next group is read while this one is calculated.
      const [results, following] = await Promise.all([calculateGroup(thread, people), read(at + GROUP)]);
      for (const [index, result] of results.entries()) {
        const person = people[index];
        if (person === undefined) continue;
        const outcome = personOutcome({ result, person, concepts, period });
        all.findings.push(...outcome.findings);
        if (outcome.result !== null) all.results.push(outcome.result);
      }
      people = following;
      await progress(Math.min(at + GROUP, peopleIds.length));
    }
  } finally {
    await thread.close();
  }
  return all;
}

const results = z.array(runResult);
async function calculateGroup(thread: Thread, people: readonly PersonInput[]): Promise<RunResult[]> {
  return results.parse(await thread.request(people));
}
