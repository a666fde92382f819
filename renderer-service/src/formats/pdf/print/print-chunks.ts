import { CONCURRENT_PAGES } from '../../../browser/browser-supervisor.ts';
import type { PrintDocument } from '../../../browser/print-page.ts';
import type { Printer } from '../../../browser/printer.ts';
import type { Chunk, FillerPages } from '../chunk.ts';

/** A print that is kept: how many pages of the report it holds, and which of its pages are none. */
type KeptPrint<Print> = { file: Print; pages: number; filler: FillerPages | undefined };

/**
 * Prints chunks, two at a time, and gives them back in their order. Chunks are asked for only as pages become
 * free, so that no more of them are drawn than are printed.
 * @param documentOf makes the document of a chunk; it is told how many pages are thought to stand before it.
 * @param keep where the prints go.
 * @param onPagesDone is told how many pages are done, as far as they are known.
 */
export async function printChunks<Print>(
  chunks: AsyncIterator<Chunk, unknown>,
  documentOf: (chunk: Chunk, pagesBefore: number) => PrintDocument,
  browser: Printer,
  signal: AbortSignal,
  onPagesDone: (pages: number) => void,
  keep: (print: Uint8Array) => Promise<Print>,
): Promise<KeptPrint<Print>[]> {
  const files: (KeptPrint<Print> | undefined)[] = [];
  let chunkCount = 0;
  let pagesPlanned = 0;
  let pagesDone = 0;
  const stop = new AbortController();
  const aborted = AbortSignal.any([signal, stop.signal]);
  const work = async (): Promise<void> => {
    for (;;) {
      const next = await chunks.next();
      if (next.done === true) return;
      const chunk = next.value;
      const index = chunkCount;
      chunkCount += 1;
      const before = pagesPlanned;
      pagesPlanned += chunk.pages;
      const print = await printChunk(
        chunk,
        (html) => documentOf({ ...chunk, html }, before),
        browser,
        aborted,
      );
      if (print === undefined) continue;
      files[index] = {
        file: await keep(print.file),
        pages: print.pages,
        filler: chunk.part?.filler,
      };
      pagesDone += print.pages;
      onPagesDone(pagesDone);
    }
  };
  const workers = Array.from({ length: CONCURRENT_PAGES }, work);
  try {
    await Promise.all(workers);
  } finally {
    stop.abort(new Error('another part of the report failed'));
    await Promise.allSettled(workers);
  }
  return files.filter((file) => file !== undefined);
}

/** A chunk's print; a part of a long table is cut where its last whole page ends, or comes again later. */
async function printChunk(
  { html, pages, part }: Chunk,
  documentOf: (html: string) => PrintDocument,
  browser: Printer,
  signal: AbortSignal,
): Promise<{ file: Uint8Array; pages: number } | undefined> {
  // Kept over a browser that ends at work: a part that was drawn longer once stays so.
  let document = documentOf(html);
  try {
    return await browser.withPage(signal, async (page) => {
      for (;;) {
        await page.load(document);
        const cut = part === undefined ? { pages } : await part.cut(page);
        if (cut === undefined) return undefined;
        if ('pages' in cut)
          return { file: await page.print({ tagged: document.tagged ?? false }), pages: cut.pages };
        document = documentOf(cut.longer);
      }
    });
  } catch (error) {
    part?.failed(error);
    throw error;
  }
}
