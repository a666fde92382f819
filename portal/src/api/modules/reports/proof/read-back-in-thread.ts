import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import { type ReadBack, readBack } from './read-back-messages.ts';

const THREAD = new URL('./read-back-thread.ts', import.meta.url);
/** Milliseconds for one file. */
const DEADLINE = 120_000;
/** Megabytes of the thread's heap. */
const MEMORY = 1024;

/**
 * Reads a file back in a thread of its own: what its readers take, several hundred megabytes for thousands of pages, is
 * given back with the thread, and calls of people do not wait for it.
 * @throws when the bytes are no such file, or the thread needs more memory or time than it has.
 */
export async function readBackInThread(format: RenderFormat, bytes: Uint8Array): Promise<ReadBack> {
  const worker = new Worker(THREAD, {
    workerData: { format, bytes },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  try {
    // An error of the thread ends the wait too.
    const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(DEADLINE) });
    return readBack.parse(message);
  } finally {
    await worker.terminate();
  }
}
