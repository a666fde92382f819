import type { ReportDocument } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import type { Printer } from '../../../browser/printer.ts';
import type { Chunk } from '../chunk.ts';
import { pdfDocument } from './pdf-document.ts';
import { printChunks } from './print-chunks.ts';
import type { ReportPrint } from './print-report.ts';
import { drawSheets, hasRegions, sheetCss, usesPageFields } from './region-sheets.ts';

/** Sheets in one print. */
const SHEETS_PER_PRINT = 500;

/** The page numbers of a report: `count` pages from `first` on, of `pages` in total. */
export type PageNumbers = { first: number; count: number; pages: number };

/**
 * Prints headers and footers as sheets to be overlaid on a report's pages, once the page count is known. One sheet if
 * all pages are alike; none for a report without them.
 */
export async function printSheets(
  report: ReportDocument,
  { context, pictures }: Pick<ReportPrint, 'context' | 'pictures'>,
  numbers: PageNumbers,
  browser: Printer,
  signal: AbortSignal,
): Promise<Uint8Array[]> {
  if (!hasRegions(report)) return [];
  const count = usesPageFields(report) ? numbers.count : 1;
  const css = sheetCss(report);
  const printed = await printChunks(
    sheetChunks(report, context, { ...numbers, count }),
    ({ html }) => ({ html: pdfDocument(report, html, css), pictures }),
    browser,
    signal,
    () => signal.throwIfAborted(),
    async (print) => print,
  );
  return printed.map(({ file }) => file);
}

async function* sheetChunks(
  report: ReportDocument,
  context: DrawContext,
  { first, count, pages }: PageNumbers,
): AsyncGenerator<Chunk> {
  const end = first + count;
  for (let from = first; from < end; from += SHEETS_PER_PRINT) {
    const last = Math.min(end, from + SHEETS_PER_PRINT) - 1;
    yield { html: drawSheets(report, context, { first: from, last, pages }), pages: last - from + 1 };
  }
}
