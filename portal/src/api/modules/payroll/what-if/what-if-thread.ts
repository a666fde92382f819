/** Calculates groups of people with other inputs, outside of the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { calculate } from '@lienzo/schema/payroll/engine/calculate';
import { changedInput, type WhatIf } from '@lienzo/schema/payroll/engine/what-if';
import type { RunResult } from '../calculation/run-result.ts';
import { inputOf, type SharedInput } from '../calculation/shared-input.ts';
import type { PersonInput } from '../repositories/person-inputs.ts';

/** A person and what is otherwise for them. */
export type ChangedPerson = { person: PersonInput; change: WhatIf };

const shared: SharedInput = workerData;
parentPort?.on('message', (people: ChangedPerson[]) => {
  const results = people.map(({ person, change }): RunResult => {
    const { lines, paid, totals, findings } = calculate(changedInput(inputOf(shared, person), change));
    return { lines, paid, totals, findings };
  });
  parentPort?.postMessage(results);
});
