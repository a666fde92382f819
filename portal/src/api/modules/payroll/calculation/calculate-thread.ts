/** Calculates groups of people outside of the main thread: a message in, their results out. */
import { parentPort } from 'node:worker_threads';
import { calculate } from '@lienzo/schema/payroll/engine/calculate';
import type { CalculationGroup } from './calculation-group.ts';
import { inputOf } from './calculation-group.ts';

parentPort?.on('message', ({ shared, people }: CalculationGroup) => {
  parentPort?.postMessage(people.map((person) => calculate(inputOf(shared, person))));
});
