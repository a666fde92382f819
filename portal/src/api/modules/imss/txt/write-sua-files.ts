/** The files for SUA, written in a thread with a memory limit and a deadline. */
import { imssFinding } from '@lienzo/schema/imss/finding/imss-finding';
import { SUA_FILES } from '@lienzo/schema/imss/sua/sua-files';
import { z } from 'zod';
import { openThread } from '../../../platform/threads/open-thread.ts';
import type { SuaFacts } from '../repositories/sua-people.ts';
import type { SuaDays } from './sua-input-of.ts';

const THREAD = new URL('./sua-thread.ts', import.meta.url);
const MEMORY = 512;
const DEADLINE = 5 * 60_000;

/** What the files are made of. */
export type SuaTask = { people: readonly SuaFacts[]; days: SuaDays };

/** What the thread answers. */
const written = z.object({
  files: z.array(z.object({ name: z.enum(SUA_FILES), count: z.int(), bytes: z.instanceof(Uint8Array) })),
  findings: z.array(imssFinding),
});

export async function writeSuaFiles(
  task: SuaTask,
  signal: AbortSignal | undefined,
): Promise<z.infer<typeof written>> {
  const deadline = AbortSignal.timeout(DEADLINE);
  const thread = openThread(THREAD, {
    memoryMb: MEMORY,
    workerData: task,
    signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
  });
  try {
    return written.parse(await thread.receive());
  } finally {
    await thread.close();
  }
}
