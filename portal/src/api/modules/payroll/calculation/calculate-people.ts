import { z } from 'zod';
import { inTenant, type TenantContext } from '../../../platform/database/in-tenant.ts';
import { openWorker, type WorkerProcess } from '../../../platform/workers/open-worker.ts';
import { listPersonInputs, type PersonInput } from '../repositories/person-inputs.ts';
import type { RunPeriod } from '../repositories/run-periods.ts';
import type { PayrollServices } from '../services.ts';
import { type PersonOutcome, personOutcome } from './person-outcome.ts';
import type { Concepts } from './read-shared.ts';
import { type RunResult, runResult } from './run-result.ts';
import type { SharedInput } from './shared-input.ts';

const WORKER = new URL('./calculate-worker.ts', import.meta.url);
/** Megabytes of the worker. */
const MEMORY = 256;
/** People that are read, calculated or stored at once. */
const GROUP = 500;

/** Of whom, and what is done with what was calculated; `progress` hears how many are done. */
type People = {
  period: RunPeriod;
  shared: SharedInput;
  concepts: Concepts;
  peopleIds: readonly number[];

  signal: AbortSignal | undefined;
  progress: (done: number) => Promise<void>;
  store: (outcomes: readonly PersonOutcome[]) => Promise<void>;
};

/** Everybody, a group at a time: while one is calculated, the next is read and the one before is stored. */
export async function calculatePeople(
  services: Pick<PayrollServices, 'db'>,
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
