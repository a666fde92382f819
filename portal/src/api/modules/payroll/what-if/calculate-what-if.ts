import { runMessages } from '@lienzo/schema/runs/run-messages';
import type { WhatIfAsked } from '@lienzo/schema/runs/what-if-endpoints';
import { whatIfMessages } from '@lienzo/schema/runs/what-if-messages';
import { z } from 'zod';
import { inSnapshot, systemContext, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { FairGate, type GateUser } from '../../../platform/fair-gate.ts';
import { openWorker } from '../../../platform/workers/open-worker.ts';
import { type Concepts, readShared } from '../calculation/read-shared.ts';
import { runResult } from '../calculation/run-result.ts';
import type { SharedInput } from '../calculation/shared-input.ts';
import { inputFingerprint } from '../repositories/fingerprint.ts';
import { listPeopleIds, listPersonInputs } from '../repositories/person-inputs.ts';
import { findRun } from '../repositories/run-facts.ts';
import type { RunPeriod } from '../repositories/run-periods.ts';
import { listStoredResults } from '../repositories/what-if-people.ts';
import type { PayrollServices } from '../services.ts';
import { WhatIfComparison } from './compare-what-if.ts';
import { type ChangeOf, resolveWhatIf } from './resolve-what-if.ts';
import type { ChangedPerson } from './what-if-worker.ts';

const WORKER = new URL('./what-if-worker.ts', import.meta.url);
/** Megabytes of the worker. */
const MEMORY = 256;
/** People that are read and calculated at once. */
const GROUP = 500;
const MAX_PEOPLE = 20_000;
/** Milliseconds from its turn on. */
const DEADLINE = 60_000;

/** Each holds a worker and a connection. */
const gate = new FairGate({ total: 2, perOrganization: 1, perPerson: 1, waitingPerPerson: 2 });

export type Compared = { comparison: WhatIfComparison; version: number };

type Asked = { period: RunPeriod; asked: WhatIfAsked; user: GateUser; signal: AbortSignal };

/**
 * Calculates everybody of a calculated run once more, with other inputs, and compares. Nothing is stored. Everything is read
 * in one snapshot, in which the run is up to date: what differs comes of the change alone.
 * @returns a sentence: why it is refused. @throws the signal's reason; GateFullError.
 */
export async function calculateWhatIf(
  services: Pick<PayrollServices, 'db'>,
  { period, asked, user, signal }: Asked,
): Promise<Compared | string> {
  return gate.run(user, signal, () =>
    inSnapshot(services.db, systemContext(period.organization_id), async (trx) => {
      const begun = await begin(trx, period, asked);
      if (typeof begun === 'string') return begun;
      const comparison = new WhatIfComparison(begun.concepts);
      await comparePeople(trx, {
        ...{ ...begun, period, comparison },
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]),
      });
      return { comparison, version: begun.version };
    }),
  );
}

type Begun = {
  version: number;
  shared: SharedInput;
  concepts: Concepts;
  peopleIds: number[];
  changeOf: ChangeOf;
};

async function begin(trx: TenantTransaction, period: RunPeriod, asked: WhatIfAsked): Promise<Begun | string> {
  const { organization_id: organizationId } = period;
  const run = await findRun(trx, organizationId, period.id);
  if (run === undefined) return runMessages.obstacles.notCalculated;
  if (run.fingerprint === null) return runMessages.obstacles.otherProgram;
  if (run.fingerprint !== (await inputFingerprint(trx, organizationId, period)))
    return runMessages.obstacles.outdated;
  const peopleIds = await listPeopleIds(trx, organizationId, period);
  if (peopleIds.length > MAX_PEOPLE) return whatIfMessages.refused.tooMany(MAX_PEOPLE);
  const { shared, concepts } = await readShared(trx, organizationId, period);
  const changeOf = await resolveWhatIf(trx, { period, concepts }, asked);
  if (typeof changeOf === 'string') return changeOf;
  return { version: run.version, shared, concepts, peopleIds, changeOf };
}

type Compares = Omit<Begun, 'version'> & {
  period: RunPeriod;
  comparison: WhatIfComparison;
  signal: AbortSignal;
};

const results = z.array(runResult);

async function comparePeople(
  trx: TenantTransaction,
  { period, shared, peopleIds, changeOf, comparison, signal }: Compares,
): Promise<void> {
  const worker = openWorker(WORKER, { memoryMb: MEMORY, workerData: shared, signal });
  try {
    for (let at = 0; at < peopleIds.length; at += GROUP) {
      signal.throwIfAborted();
      const ids = peopleIds.slice(at, at + GROUP);
      const people = await listPersonInputs(trx, period.organization_id, period, ids);
      const changed = people.map(
        (person): ChangedPerson => ({ person, change: changeOf(person.employee_id) }),
      );
      const [answer, stored] = await Promise.all([
        worker.request(changed),
        listStoredResults(trx, period, ids),
      ]);
      const before = new Map(stored.map((one) => [one.employee_id, one]));
      for (const [index, after] of results.parse(answer).entries()) {
        const person = people[index];
        if (person !== undefined) comparison.add({ person, before: before.get(person.employee_id), after });
      }
    }
  } finally {
    await worker.close();
  }
}
