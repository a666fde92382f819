/** Calculates groups of people outside of the main thread: what they share once, then people in, their results out. */
import { calculate } from '@lienzo/schema/payroll/engine/calculate';
import { openWorkerPort } from '../../../platform/workers/open-worker-port.ts';
import type { PersonInput } from '../repositories/person-inputs.ts';
import type { RunResult } from './run-result.ts';
import { inputOf, type SharedInput } from './shared-input.ts';

const port = await openWorkerPort<SharedInput, PersonInput[]>();
const shared = port.data;
port.onMessage((people) => {
  const results = people.map((person): RunResult => {
    const { lines, paid, totals, findings } = calculate(inputOf(shared, person));
    return { lines, paid, totals, findings };
  });
  port.post(results);
});
