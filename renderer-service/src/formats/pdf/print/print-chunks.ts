import { CONCURRENT_PAGES } from '../../../browser/browser-supervisor.ts';
import type { PrintDocument, PrintPage } from '../../../browser/print-page.ts';
import type { Printer } from '../../../browser/printer.ts';
import type { Chunk, FillerPages, TablePart } from '../chunk.ts';
import { continueOnPages } from '../plan/continue-on-pages.ts';
import { fillPageSums } from '../plan/fill-page-sums.ts';
import { type MeasuredGroup, measureGroups, measurePartStarts } from '../plan/measure-groups.ts';

/** Completes a laid-out document, and looks at it. @param html the part of the report in it. */
type Inspect = (page: Pick<PrintPage, 'evaluate'>, html: string) => Promise<void>;

/** Pages of a page group, or of the part of one that is in a chunk, that are numbered together. */
export type GroupPages = { pages: number; startsRun: boolean };

/** A stored print: its report pages, its filler pages, and the pages of its page groups. */
type KeptPrint<Print> = {
  file: Print;
  pages: number;
  filler: FillerPages | undefined;
  groups: GroupPages[];
};

/**
 * Prints chunks concurrently and returns them in order. Chunks are pulled only when a page is free, so that no more are
 * drawn than are printed.
 * @param documentOf makes the document of a chunk, given the expected number of pages before it.
 * @param keep where the prints go.
 * @param inspect completes each laid-out document before it is printed, and looks at it.
 * @param measuresGroups whether the pages of each page group are counted.
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
  measuresGroups = false,
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
        { inspect, measuresGroups },
      );
      if (print === undefined) continue;
      files[index] = {
        file: await keep(print.file),
        pages: print.pages,
        filler: chunk.part?.filler,
        groups: print.groups,
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
  chunk: Chunk,
  documentOf: (html: string) => PrintDocument,
  browser: Printer,
  signal: AbortSignal,
  { inspect, measuresGroups }: { inspect: Inspect; measuresGroups: boolean },
): Promise<{ file: Uint8Array; pages: number; groups: GroupPages[] } | undefined> {
  // Outside of `withPage`, so that a retry keeps a part that was redrawn longer.
  let document = documentOf(chunk.html);
  try {
    return await browser.withPage(signal, async (page) => {
      for (;;) {
        await page.load(document);
        const cut = await cutChunk(page, chunk);
        if (cut === undefined) return undefined;
        if ('pages' in cut) {
          await fillPageSums(page, chunk.html);
          await inspect(page, chunk.html);
          const groups = measuresGroups ? await groupPages(page, chunk, cut.pages) : [];
          return { file: await page.print({ tagged: document.tagged ?? false }), pages: cut.pages, groups };
        }
        document = documentOf(cut.longer);
      }
    });
  } catch (error) {
    chunk.part?.failed(error);
    throw error;
  }
}

/** Completes a loaded chunk; see `TablePart.cut`. */
async function cutChunk(
  page: Pick<PrintPage, 'evaluate'>,
  { html, pages, part }: Chunk,
): ReturnType<TablePart['cut']> {
  if (part !== undefined) return await part.cut(page);
  await continueOnPages(page, html);
  return { pages };
}

/** @param cutPages of a part, which holds one page group. */
async function groupPages(
  page: Pick<PrintPage, 'evaluate'>,
  { runStarts, part }: Chunk,
  cutPages: number,
): Promise<GroupPages[]> {
  const measured =
    part === undefined
      ? await measureGroups(page)
      : [{ pages: cutPages, starts: await startsOfPart(page, part, cutPages) }];
  return measured.flatMap((group, index) => dividedAtStarts(group, runStarts[index] ?? true));
}

/** From the first page of a part, which may itself be one. */
async function startsOfPart(
  page: Pick<PrintPage, 'evaluate'>,
  { filler }: TablePart,
  pages: number,
): Promise<number[]> {
  const starts = await measurePartStarts(page);
  return starts.map((start) => start - filler.before).filter((start) => start >= 0 && start < pages);
}

/** The pages of a page group, divided where page numbers begin again. */
function dividedAtStarts({ pages, starts }: MeasuredGroup, startsRun: boolean): GroupPages[] {
  const from = [0, ...starts.filter((start) => start > 0)];
  return from.map((start, at) => ({
    pages: (from[at + 1] ?? pages) - start,
    startsRun: at > 0 || startsRun || starts.includes(0),
  }));
}
