/** Parts of a report as PDF files: printed many at a time, and split. */
import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { TimeSlice } from '../async/time-slice.ts';
import { CONCURRENT_PAGES } from '../browser/browser-supervisor.ts';
import type { Printer } from '../browser/printer.ts';
import { loadFigures } from '../formats/load-figures.ts';
import { inspection } from '../formats/pdf/print/inspection.ts';
import { numbersFrom } from '../formats/pdf/print/page-numbers.ts';
import { pdfDocument, screenCss } from '../formats/pdf/print/pdf-document.ts';
import { printSheets } from '../formats/pdf/print/print-sheets.ts';
import { hasRegions, usesPageFields } from '../formats/pdf/print/region-sheets.ts';
import { withRedrawnPictures } from '../formats/redrawn-pictures.ts';
import type { RenderControl, RenderJob } from '../formats/render-job.ts';
import { imageSource } from '../images/image-source.ts';
import { isTurned } from '../images/jpeg-orientation.ts';
import { PrintNotes } from '../notes/print-notes.ts';
import { PagePictures } from '../page-assets/page-pictures.ts';
import type { PartFile, PartFileSink } from './part-file.ts';
import { type PartRun, planPartRuns } from './plan-part-runs.ts';
import { type SheetsOf, splitParts } from './split-parts.ts';
import { PART_CSS } from './split-print.ts';

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
      if (!('alone' in run)) {
        const print = await printRun(run, common, browser, signal);
        return splitRun({ ...print, count: run.count }, common, sheetsOf, signal);
      }
      const own = jobs[run.alone];
      if (own === undefined) throw new Error(`no part ${run.alone}`);
      return [await alone(own)];
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

/** The files of a run; what was noted of the print goes with the first. */
async function splitRun(
  { file, notes, count }: Printed & { count: number },
  { job }: Common,
  sheetsOf: SheetsOf,
  signal: AbortSignal,
): Promise<PartFile[]> {
  const about = { title: job.report.nombre, author: job.author, now: job.now };
  const files = await splitParts({ file, count }, about, sheetsOf, signal);
  return files.map((bytes, index) => ({ bytes, notes: index === 0 ? notes : new PrintNotes() }));
}

/** Headers and footers depend on how many pages a part has, not on its rows: they are printed once for each count. */
function sheetCache({ job, context, pictures }: Common, browser: Printer, signal: AbortSignal): SheetsOf {
  const known = new Map<number, Promise<readonly Uint8Array[]>>();
  const { report } = job;
  return (pages) => {
    if (!hasRegions(report)) return Promise.resolve([]);
    const count = usesPageFields(report) ? pages : 1;
    let sheets = known.get(count);
    if (sheets === undefined) {
      const numbers = numbersFrom(1, count, count);
      sheets = printSheets(report, { context, pictures }, numbers, browser, signal);
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
  work: (run: PartRun, signal: AbortSignal) => Promise<PartFile[]>,
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
        for (const file of files) {
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
