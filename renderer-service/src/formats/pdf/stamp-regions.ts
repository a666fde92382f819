import type { ReportDocument } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { PDFDocument } from 'pdf-lib';
import type { BrowserSupervisor } from '../../browser/browser-supervisor.ts';
import type { Chunk } from './chunk.ts';
import { layOver } from './lay-over.ts';
import { pdfDocument } from './pdf-document.ts';
import { printChunks } from './print-chunks.ts';
import { drawSheets, hasRegions, sheetCss, usesPageFields } from './region-sheets.ts';

/** Sheets in one print. */
const SHEETS = 500;

/**
 * Lays header and footer over the pages of a finished report: printed from the same drawing, on sheets of their
 * own, now that it is known how many pages there are.
 */
export async function stampRegions(
  document: PDFDocument,
  report: ReportDocument,
  context: DrawContext,
  browser: BrowserSupervisor,
  signal: AbortSignal,
): Promise<void> {
  if (!hasRegions(report)) return;
  const pages = document.getPages();
  const sheets = usesPageFields(report) ? pages.length : 1;
  const css = sheetCss(report);
  const files = await printChunks(
    sheetChunks(report, context, sheets, pages.length),
    ({ html }) => ({ html: pdfDocument(report, html, css) }),
    browser,
    signal,
    () => signal.throwIfAborted(),
  );
  let first = 0;
  for (const { file } of files) {
    const source = await PDFDocument.load(file, { updateMetadata: false });
    const stamps = await document.embedPages(source.getPages());
    layOver(sheets === 1 ? pages : pages.slice(first, first + stamps.length), stamps);
    first += stamps.length;
  }
}

async function* sheetChunks(
  report: ReportDocument,
  context: DrawContext,
  sheets: number,
  pages: number,
): AsyncGenerator<Chunk> {
  for (let first = 1; first <= sheets; first += SHEETS) {
    const last = Math.min(sheets, first + SHEETS - 1);
    yield { html: drawSheets(report, context, { first, last, pages }), pages: last - first + 1 };
  }
}
