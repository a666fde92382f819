import { type BrowserSupervisor, PAGES } from '../../browser/browser-supervisor.ts';
import type { PrintDocument } from '../../browser/print-page.ts';
import type { Chunk } from './chunk.ts';

/**
 * Prints chunks, two at a time, and gives them back in their order. Chunks are asked for only as pages become
 * free, so that no more of them are drawn than are printed.
 * @param documentOf makes the document of a chunk; it is told how many pages are thought to stand before it.
 * @param printed is told how many pages are done, as far as they are known.
 */
export async function printChunks(
  chunks: AsyncIterator<Chunk, unknown>,
  documentOf: (chunk: Chunk, pagesBefore: number) => PrintDocument,
  browser: BrowserSupervisor,
  signal: AbortSignal,
  printed: (pages: number) => void,
): Promise<{ file: Uint8Array; pages: number }[]> {
  const files: { file: Uint8Array; pages: number }[] = [];
  let taken = 0;
  let drawn = 0;
  let done = 0;
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const work = async (): Promise<void> => {
    for (;;) {
      const next = await chunks.next();
      if (next.done === true) return;
      const chunk = next.value;
      const place = taken;
      taken += 1;
      const document = documentOf(chunk, drawn);
      drawn += chunk.pages;
      const file = await browser.withPage(either, async (page) => {
        await page.load(document);
        return await page.print({ tagged: document.tagged ?? false });
      });
      files[place] = { file, pages: chunk.pages };
      done += chunk.pages;
      printed(done);
    }
  };
  const workers = Array.from({ length: PAGES }, work);
  try {
    await Promise.all(workers);
  } finally {
    stop.abort(new Error('another part of the report failed'));
    await Promise.allSettled(workers);
  }
  return files;
}
