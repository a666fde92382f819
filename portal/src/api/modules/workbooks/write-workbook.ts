import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LayoutBook } from '@lienzo/templates/layouts/layout-book';
import { z } from 'zod';

const THREAD = new URL('./writing/writing-thread.ts', import.meta.url);
const MEMORY = 512;

/** The bytes of a workbook for people to fill in, written in a thread of its own. */
export async function writeWorkbook(book: LayoutBook): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(THREAD, { workerData: book, resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
  try {
    const [bytes] = await once(worker, 'message');
    return z.instanceof(Uint8Array).parse(bytes);
  } finally {
    await worker.terminate();
  }
}
