import { CONCURRENT_PAGES } from '../../../browser/browser-supervisor.ts';
import type { PrintDocument, PrintPage } from '../../../browser/print-page.ts';
import type { Printer } from '../../../browser/printer.ts';
import type { Chunk, FillerPages } from '../chunk.ts';
import { continueOnPages } from '../plan/continue-on-pages.ts';

/** Looks at a laid-out document. @param html the part of the report in it. */
type Inspect = (page: Pick<PrintPage, 'evaluate'>, html: string) => Promise<void>;

/** A stored print: its report pages and its filler pages. */
type KeptPrint<Print> = { file: Print; pages: number; filler: FillerPages | undefined };

/**
 * Prints chunks concurrently and returns them in order. Chunks are pulled only when a page is free, so that no more are
 * drawn than are printed.
 * @param documentOf makes the document of a chunk, given the expected number of pages before it.
 * @param keep where the prints go.
 * @param inspect looks at each laid-out document before it is printed.
 * @param onPagesDone is called with the number of finished pages.
 */
export async function printChunks<Print>(
  chunks: AsyncIterator<Chunk, unknown>,
  documentOf: (chunk: Chunk, pagesBefore: number) => PrintDocument,
  browser: Printer,
  signal: AbortSignal,
  onPagesDone: (pages: number) => void,
  keep: (print: Uint8Array) => Promise<Print>,
  inspect: Inspect = async () => undefined,
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
        inspect,
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

/** Prints a chunk. A part of a long table is cut at the end of its last complete page, or deferred. */
async function printChunk(
  { html, pages, part }: Chunk,
  documentOf: (html: string) => PrintDocument,
  browser: Printer,
  signal: AbortSignal,
  inspect: Inspect,
): Promise<{ file: Uint8Array; pages: number } | undefined> {
  // Outside of `withPage`, so that a retry keeps a part that was redrawn longer.
  let document = documentOf(html);
  try {
    return await browser.withPage(signal, async (page) => {
      for (;;) {
        await page.load(document);
        if (part === undefined) await continueOnPages(page, html);
        const cut = part === undefined ? { pages } : await part.cut(page);
        if (cut === undefined) return undefined;
        if ('pages' in cut) {
          await inspect(page, html);
          return { file: await page.print({ tagged: document.tagged ?? false }), pages: cut.pages };
        }
        document = documentOf(cut.longer);
      }
    });
  } catch (error) {
    part?.failed(error);
    throw error;
  }
}
