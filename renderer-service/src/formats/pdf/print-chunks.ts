import { PAGES } from '../../browser/browser-supervisor.ts';
import type { PrintDocument } from '../../browser/print-page.ts';
import type { Printer } from '../../browser/printer.ts';
import type { Chunk, PrintEdges } from './chunk.ts';

/** A print that is kept: how many pages of the report it holds, and which of its pages are none. */
type Printed<Print> = { file: Print; pages: number; edges: PrintEdges | undefined };

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
  browser: Printer,
  signal: AbortSignal,
  tell: (pages: number) => void,
  keep: (print: Uint8Array) => Promise<Print>,
): Promise<Printed<Print>[]> {
  const files: (Printed<Print> | undefined)[] = [];
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
      const before = drawn;
      drawn += chunk.pages;
      const print = await printed(chunk, (html) => documentOf({ ...chunk, html }, before), browser, either);
      if (print === undefined) continue;
      files[place] = {
        file: await keep(print.file),
        pages: print.pages,
        edges: chunk.part?.edges,
      };
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
  return files.filter((file) => file !== undefined);
}

/** A chunk's print; a part of a long table is cut where its last whole page ends, or comes again later. */
async function printed(
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
