/** Calculates groups of people outside of the main thread: what they share once, then people in, their results out. */
import { parentPort, workerData } from 'node:worker_threads';
import { calculate } from '@lienzo/schema/payroll/engine/calculate';
import type { PersonInput } from '../repositories/person-inputs.ts';
import type { RunResult } from './run-result.ts';
import { inputOf, type SharedInput } from './shared-input.ts';

const shared: SharedInput = workerData;
parentPort?.on('message', (people: PersonInput[]) => {
  const results = people.map((person): RunResult => {
    const { lines, paid, totals, findings } = calculate(inputOf(shared, person));
    return { lines, paid, totals, findings };
  });
  parentPort?.postMessage(results);
});
