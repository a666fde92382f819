/** Parts of a report as PDF files: printed many at a time, and split. */
import { hasBackdrop } from '@lienzo/schema/report/watermark';
import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { imageSource } from '../assets/images/image-source.ts';
import { isTurned } from '../assets/images/jpeg-orientation.ts';
import { PagePictures } from '../assets/page-assets/page-pictures.ts';
import { CONCURRENT_PAGES } from '../browser/browser-supervisor.ts';
import type { Printer } from '../browser/printer.ts';
import { loadFigures } from '../formats/load-figures.ts';
import { PrintFile } from '../formats/pdf/merge/join/print-file.ts';
import { inspection } from '../formats/pdf/print/inspection.ts';
import { numbersFrom } from '../formats/pdf/print/page-numbers.ts';
import { pdfDocument, screenCss } from '../formats/pdf/print/pdf-document.ts';
import { printSheets } from '../formats/pdf/print/print-sheets.ts';
import { hasSheets, usesPageFields } from '../formats/pdf/print/region-sheets.ts';
import { withRedrawnPictures } from '../formats/redrawn-pictures.ts';
import type { RenderControl, RenderJob } from '../formats/render-job.ts';
import { TimeSlice } from '../platform/async/time-slice.ts';
import { PrintNotes } from '../platform/notes/print-notes.ts';
import type { PartFile, PartFileSink } from './part-file.ts';
import { type PartRun, planPartRuns } from './plan-part-runs.ts';
import { PART_CSS, PartsPrint } from './split-print.ts';

/** What the parts have in common: the report, its figures, its pictures. */
type Common = { job: RenderJob; context: DrawContext; pictures: PagePictures };

/**
 * Prints the parts and hands them over in their order.
 * @param jobs one for each part, of the same report and options, none of which asks for more than plain pages.
 * @param alone makes the file of a part that is too long to be printed along with others.
 * @throws the signal's reason when it aborts, or what `write` threw.
 */
export async function printParts(
  jobs: readonly RenderJob[],
  browser: Printer,
  control: RenderControl,
  alone: (job: RenderJob) => Promise<PartFile>,
  write: PartFileSink,
): Promise<void> {
  const [job] = jobs;
  if (job === undefined) return;
  const common = await commonOf(await withRedrawnPictures(job, isTurned, browser, control.signal));
  const contexts = jobs.map(({ rows }) => ({ ...common.context, rowsOf: rowsByUuid(rows) }));
  const sheetsOf = sheetCache(common, browser, control.signal);
  await inTurns(
    planPartRuns(job.report, contexts, control.signal),
    control.signal,
    async (run, signal) => {
      if (!('alone' in run))
        return splitRun(run, await printRun(run, common, browser, signal), common, sheetsOf);
      const own = jobs[run.alone];
      if (own === undefined) throw new Error(`no part ${run.alone}`);
      const file = await alone(own);
      return (async function* () {
        yield file;
      })();
    },
    write,
  );
}

async function commonOf(job: RenderJob): Promise<Common> {
  const pictures = new PagePictures(imageSource(job.assets));
  const context: DrawContext = {
    rowsOf: rowsByUuid({}),
    imageSource: (valor) => pictures.urlOf(valor),
    imageSize: (valor) => pictures.sizeOf(valor),
    today: job.today,
    bodyWidth: bodyWidth(job.report),
    bodyHeight: bodyHeight(job.report),
    placeholders: false,
    ...(await loadFigures(job.report)),
  };
  return { job, context, pictures };
}

type Printed = { file: Uint8Array; notes: PrintNotes };

async function printRun(
  { html }: Exclude<PartRun, { alone: number }>,
  { job: { report }, pictures }: Common,
  browser: Printer,
  signal: AbortSignal,
): Promise<Printed> {
  const document = pdfDocument(report, html, screenCss(report) + PART_CSS);
  return await browser.withPage(signal, async (page) => {
    const notes = new PrintNotes();
    await page.load({ html: pictures.inlineSmallPictures(document), pictures, tagged: false });
    await inspection(notes)(page, html);
    return { file: await page.print({ tagged: false }), notes };
  });
}

/** The files of a run, one by one; what was noted of the print goes with the first. */
async function* splitRun(
  { count }: { count: number },
  { file, notes }: Printed,
  { job }: Common,
  sheetsOf: (pages: number) => Promise<PrintFile[]>,
): AsyncGenerator<PartFile> {
  const print = new PartsPrint(file, count);
  const below = hasBackdrop(job.report.page);
  const about = { title: job.report.nombre, author: job.author, now: job.now };
  for (const [index, pages] of print.parts.entries())
    yield {
      bytes: print.document(pages, { files: await sheetsOf(pages.to - pages.from), below }, about),
      notes: index === 0 ? notes : new PrintNotes(),
    };
}

/** Headers and footers depend on how many pages a part has, not on its rows: they are printed once for each count. */
function sheetCache({ job, context, pictures }: Common, browser: Printer, signal: AbortSignal) {
  const known = new Map<number, Promise<PrintFile[]>>();
  const { report } = job;
  return (pages: number): Promise<PrintFile[]> => {
    if (!hasSheets(report)) return Promise.resolve([]);
    const count = usesPageFields(report) ? pages : 1;
    let sheets = known.get(count);
    if (sheets === undefined) {
      const numbers = numbersFrom(1, count, count, true);
      sheets = printSheets(report, { context, pictures }, numbers, browser, signal).then((files) =>
        files.map((file) => new PrintFile(file)),
      );
      known.set(count, sheets);
    }
    return sheets;
  };
}

/** One more than print: while the files of a run are split off, both pages print. */
const RUNS = CONCURRENT_PAGES + 1;

/** Works on several runs at once, and hands the files over in the order of the runs. */
async function inTurns(
  runs: AsyncGenerator<PartRun>,
  outer: AbortSignal,
  work: (run: PartRun, signal: AbortSignal) => Promise<AsyncGenerator<PartFile>>,
  write: PartFileSink,
): Promise<void> {
  const stop = new AbortController();
  const signal = AbortSignal.any([outer, stop.signal]);
  const slice = new TimeSlice();
  let last = Promise.resolve();
  const worker = async (): Promise<void> => {
    for (;;) {
      const next = await runs.next();
      if (next.done === true) return;
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      try {
        const files = await work(next.value, signal);
        await before;
        for await (const file of files) {
          await slice.yieldIfSpent(signal);
          await write(file);
        }
      } catch (error) {
        stop.abort(error);
        throw error;
      } finally {
        resolve();
      }
    }
  };
  const workers = Array.from({ length: RUNS }, worker);
  const outcomes = await Promise.allSettled(workers);
  outer.throwIfAborted();
  if (stop.signal.aborted) throw stop.signal.reason;
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
