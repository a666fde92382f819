/** Calculates the variability of people in a worker with a memory limit and a deadline. */
import type { DayKind } from '@lienzo/schema/imss/variability/variability-choices';
import { z } from 'zod';
import { runWorker } from '../../../platform/workers/open-worker.ts';
import type { ImssScope } from '../repositories/imss-scopes.ts';
import type { MovementPerson } from '../repositories/movement-people.ts';
import type { VariabilityInputs } from './variability-people.ts';

const WORKER = new URL('./variability-worker.ts', import.meta.url);
const MEMORY = 1024;
const DEADLINE = 5 * 60_000;

export type VariabilityTask = {
  people: readonly MovementPerson[];
  inputs: VariabilityInputs;
  scope: Pick<ImssScope, 'id_humansite' | 'paysheet' | 'register'>;
  dias: DayKind;
};

/** What the worker answers: texts and bytes, which the main thread passes on as they are. */
const written = z.object({
  /** What is stored of people, as texts of JSON. */
  rows: z.array(z.string()),
  people: z.int(),
  changed: z.int(),
  /** Without result. */
  wrong: z.int(),
  /** Not in `Movt.txt`, whose bytes are null when it has no record. */
  leftOut: z.int(),
  movements: z.instanceof(Uint8Array).nullable(),
  /** The workbook of the calculation, as JSON. */
  book: z.instanceof(Uint8Array),
});
export type VariabilityWritten = z.infer<typeof written>;

export async function calculateVariability(
  task: VariabilityTask,
  signal: AbortSignal | undefined,
): Promise<VariabilityWritten> {
  const deadline = AbortSignal.timeout(DEADLINE);
  const answer = await runWorker(WORKER, {
    memoryMb: MEMORY,
    workerData: task,
    signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
  });
  return written.parse(answer);
}
