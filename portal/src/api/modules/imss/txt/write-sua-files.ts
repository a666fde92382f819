/** The files for SUA, written in a worker with a memory limit and a deadline. */
import { imssFinding } from '@lienzo/schema/imss/finding/imss-finding';
import { SUA_FILES } from '@lienzo/schema/imss/sua/sua-files';
import { z } from 'zod';
import { runWorker } from '../../../platform/workers/open-worker.ts';
import type { SuaFacts } from '../repositories/sua-people.ts';
import type { SuaDays } from './sua-input-of.ts';

const WORKER = new URL('./sua-worker.ts', import.meta.url);
const MEMORY = 512;
const DEADLINE = 5 * 60_000;

/** What the files are made of. */
export type SuaTask = { people: readonly SuaFacts[]; days: SuaDays };

/** What the worker answers. */
const written = z.object({
  files: z.array(z.object({ name: z.enum(SUA_FILES), count: z.int(), bytes: z.instanceof(Uint8Array) })),
  findings: z.array(imssFinding),
});

export async function writeSuaFiles(
  task: SuaTask,
  signal: AbortSignal | undefined,
): Promise<z.infer<typeof written>> {
  const deadline = AbortSignal.timeout(DEADLINE);
  const answer = await runWorker(WORKER, {
    memoryMb: MEMORY,
    workerData: task,
    signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
  });
  return written.parse(answer);
}
