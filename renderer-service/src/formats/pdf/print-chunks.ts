import { type BrowserSupervisor, PAGES } from '../../browser/browser-supervisor.ts';
import type { PrintDocument } from '../../browser/print-page.ts';
import type { Chunk } from './chunk.ts';

/**
 * Prints chunks, two at a time, and gives them back in their order. Chunks are asked for only as pages become
 * free, so that no more of them are drawn than are printed.
 * @param documentOf makes the document of a chunk; it is told how many pages are thought to stand before it.
 * @param keep where the prints go.
 * @param tell is told how many pages are done, as far as they are known.
 */
export async function printChunks<Print>(
  chunks: AsyncIterator<Chunk, unknown>,
  documentOf: (chunk: Chunk, pagesBefore: number) => PrintDocument,
  browser: BrowserSupervisor,
  signal: AbortSignal,
  tell: (pages: number) => void,
  keep: (print: Uint8Array) => Promise<Print>,
): Promise<{ file: Print; pages: number }[]> {
  const files: { file: Print; pages: number }[] = [];
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
      const print = await printed(chunk, document, browser, either);
      files[place] = { file: await keep(print.file), pages: print.pages };
      done += print.pages;
      tell(done);
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

/** A chunk's print; a part of a long table is cut where its last whole page ends. */
async function printed(
  { fit, pages }: Chunk,
  document: PrintDocument,
  browser: BrowserSupervisor,
  signal: AbortSignal,
): Promise<{ file: Uint8Array; pages: number }> {
  try {
    return await browser.withPage(signal, async (page) => {
      await page.load(document);
      const own = fit === undefined ? pages : await fit.cut(page);
      return { file: await page.print({ tagged: document.tagged ?? false }), pages: own };
    });
  } catch (error) {
    fit?.failed(error);
    throw error;
  }
}
