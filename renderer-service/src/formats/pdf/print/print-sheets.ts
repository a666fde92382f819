import type { ReportDocument } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import type { Printer } from '../../../browser/printer.ts';
import type { Chunk } from '../chunk.ts';
import type { PageNumbers } from './page-numbers.ts';
import { pdfDocument } from './pdf-document.ts';
import { printChunks } from './print-chunks.ts';
import type { ReportPrint } from './print-report.ts';
import { drawSheets, hasSheets, sheetCss, usesPageFields } from './region-sheets.ts';

/** Sheets in one print. */
const SHEETS_PER_PRINT = 500;

/**
 * Prints headers and footers as sheets to be overlaid on a report's pages, once the page count is known. One sheet if
 * all pages are alike; none for a report without them.
 * @param numbers of each page.
 */
export async function printSheets(
  report: ReportDocument,
  { context, pictures }: Pick<ReportPrint, 'context' | 'pictures'>,
  numbers: readonly PageNumbers[],
  browser: Printer,
  signal: AbortSignal,
): Promise<Uint8Array[]> {
  if (!hasSheets(report)) return [];
  const shown = usesPageFields(report) ? numbers : numbers.slice(0, 1);
  const css = sheetCss(report);
  const printed = await printChunks(
    sheetChunks(report, context, shown),
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
  numbers: readonly PageNumbers[],
): AsyncGenerator<Chunk> {
  for (let from = 0; from < numbers.length; from += SHEETS_PER_PRINT) {
    const own = numbers.slice(from, from + SHEETS_PER_PRINT);
    yield { html: drawSheets(report, context, own), pages: own.length, runStarts: [] };
  }
}
