import type { LayoutBook } from '@lienzo/templates/layouts/layout-book';
import { z } from 'zod';
import { openThread } from '../../platform/threads/open-thread.ts';

const THREAD = new URL('./writing/writing-thread.ts', import.meta.url);
const MEMORY = 512;

/** The bytes of a workbook for people to fill in, written in a thread of its own. */
export async function writeWorkbook(book: LayoutBook): Promise<Uint8Array<ArrayBuffer>> {
  const thread = openThread(THREAD, { memoryMb: MEMORY, workerData: book });
  try {
    return z.instanceof(Uint8Array).parse(await thread.receive());
  } finally {
    await thread.close();
  }
}
