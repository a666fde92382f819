import { hasBackdrop } from '@lienzo/schema/report/watermark';
import { drawCover } from '@lienzo/templates/drawing/draw-cover';
import { PAGE_FONT_CSS } from '../assets/page-assets/page-fonts.ts';
import { CONCURRENT_PAGES } from '../browser/browser-supervisor.ts';
import type { Printer } from '../browser/printer.ts';
import { PrintFile } from '../formats/pdf/merge/join/print-file.ts';
import { sendMerged } from '../formats/pdf/merge/send-merged.ts';
import type { LoadedReport, MergeOrder } from '../formats/pdf/merge-order.ts';
import { numbersFrom, ownNumbers } from '../formats/pdf/print/page-numbers.ts';
import { type PrintControl, printReport, type ReportPrint } from '../formats/pdf/print/print-report.ts';
import { printSheets } from '../formats/pdf/print/print-sheets.ts';
import type { RenderControl } from '../formats/render-job.ts';
import { mapConcurrently } from '../platform/async/map-concurrently.ts';
import type { DocumentSink } from '../platform/streams/byte-sink.ts';
import type { CombineJob } from './combine-job.ts';

/**
 * Combines reports into one PDF: optional cover and table of contents, bookmarks of reports and their titles, page
 * numbers that are continuous or per report.
 * @throws the signal's reason when it aborts, or what the sink threw.
 */
export async function combinePdf(
  combine: CombineJob,
  browser: Printer,
  control: RenderControl,
  sink: DocumentSink,
): Promise<void> {
  await sendMerged(
    {
      async print(keep) {
        const prints = await printReports(combine, browser, control, keep);
        return { prints, printed: prints.map(({ printed }) => printed) };
      },
      order: (prints, loaded) => mergeOrderOf(combine, prints, loaded, browser, control.signal),
    },
    browser,
    control,
    sink,
  );
}

/** Prints what depends on the page counts: cover, table of contents, numbered headers and footers. */
async function mergeOrderOf(
  combine: CombineJob,
  prints: ReportPrint[],
  loaded: LoadedReport[],
  browser: Printer,
  signal: AbortSignal,
): Promise<MergeOrder> {
  const { options } = combine;
  const { file: cover, firstPages, total } = await printCover(combine, loaded, browser, signal);
  const reports = await mapConcurrently(CONCURRENT_PAGES, combine.reports, async ({ job, name }, index) => {
    const { pages = 0, numbered = false } = loaded[index] ?? {};
    const print = prints[index];
    if (print === undefined) throw new Error(`report ${index} was not printed`);
    const numbers =
      options.numbering === 'continua'
        ? numbersFrom(firstPages[index] ?? 1, pages, total, true)
        : ownNumbers(job.report, pages, print.groups);
    const sheets = numbered ? [] : await printSheets(job.report, print, numbers, browser, signal);
    return { sheets, below: hasBackdrop(job.report.page), bookmark: name, titles: print.titleMarks.drawn };
  });
  return {
    cover,
    reports,
    outline: true,
    title: options.title,
    author: options.author ?? '',
    now: combine.now,
    pdf: { outline: true, accessible: false, archive: false, ...options.pdf },
  };
}

/** Prints the reports concurrently. Progress counts the pages of all. */
async function printReports(
  { reports, options }: CombineJob,
  browser: Printer,
  { signal, progress, notes }: RenderControl,
  keep: NonNullable<PrintControl['keep']>,
): Promise<ReportPrint[]> {
  const mode = { outline: true, tagged: false, ownPageNumbers: options.numbering === 'por_reporte' };
  const done = reports.map(() => 0);
  return await mapConcurrently(CONCURRENT_PAGES, reports, async ({ job }, index) =>
    printReport(job, mode, browser, {
      signal,
      keep,
      ...(notes && { notes }),
      progress: (step) => {
        done[index] = step.done ?? 0;
        progress({ stage: step.stage, unit: 'paginas', done: done.reduce((sum, pages) => sum + pages, 0) });
      },
    }),
  );
}

/** Prints cover and table of contents, again while their own page count changes the numbers that they show. */
async function printCover(
  { options, reports, today }: CombineJob,
  loaded: LoadedReport[],
  browser: Printer,
  signal: AbortSignal,
): Promise<{ file: Uint8Array | null; firstPages: number[]; total: number }> {
  const { cover, table_of_contents, title, author = '' } = options;
  const requested = cover || table_of_contents;
  for (let coverPages = requested ? 1 : 0; ; ) {
    const { firstPages, total } = paginate(loaded, coverPages);
    if (!requested) return { file: null, firstPages, total };
    const contents = table_of_contents
      ? reports.map(({ name }, index) => ({ name, page: firstPages[index] ?? 1 }))
      : null;
    const html = drawCover({ title, today, author, cover, contents }, PAGE_FONT_CSS);
    const file = await browser.withPage(signal, async (page) => {
      await page.load({ html });
      return await page.print();
    });
    const pages = pdfPageCount(file);
    if (pages <= coverPages) return { file, firstPages, total };
    coverPages = pages;
  }
}

/** The first page of each report after `before` pages, and the total. */
function paginate(loaded: LoadedReport[], before: number): { firstPages: number[]; total: number } {
  let total = before;
  const firstPages = loaded.map(({ pages }) => {
    const first = total + 1;
    total += pages;
    return first;
  });
  return { firstPages, total };
}

/** How many pages a print has. */
const pdfPageCount = (file: Uint8Array): number => new PrintFile(file).pages.length;
