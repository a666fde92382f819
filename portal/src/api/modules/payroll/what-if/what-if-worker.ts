/** Calculates groups of people with other inputs, outside of the main thread. */
import { calculate } from '@lienzo/schema/payroll/engine/calculate';
import { changedInput, type WhatIf } from '@lienzo/schema/payroll/engine/what-if';
import { openWorkerPort } from '../../../platform/workers/open-worker-port.ts';
import type { RunResult } from '../calculation/run-result.ts';
import { inputOf, type SharedInput } from '../calculation/shared-input.ts';
import type { PersonInput } from '../repositories/person-inputs.ts';

/** A person and what is otherwise for them. */
export type ChangedPerson = { person: PersonInput; change: WhatIf };

const port = await openWorkerPort<SharedInput, ChangedPerson[]>();
const shared = port.data;
port.onMessage((people) => {
  const results = people.map(({ person, change }): RunResult => {
    const { lines, paid, totals, findings } = calculate(changedInput(inputOf(shared, person), change));
    return { lines, paid, totals, findings };
  });
  port.post(results);
});
