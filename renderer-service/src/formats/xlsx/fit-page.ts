import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { columnLetter } from './sheet-cell.ts';
import type { SheetWriter } from './sheet-writer.ts';

/** Points of a character of a column's width, in Calibri 11. */
const CHARACTER = 5.25;
/** Smaller print is hard to read: 11 points become 8. */
const SMALLEST_SCALE = 0.75;
/** Smaller print is not read at all: 11 points become 6.6. */
const MIN_SCALE = 0.6;

/** The width of columns in points, about. */
export const columnsWidth = (sheet: SheetWriter): number =>
  sheet.columns.reduce((sum, column) => sum + (column.width ?? 0) * CHARACTER, 0);

/**
 * Turns the page of a sheet whose columns would be printed too small on a standing one. Columns that a lying page has no
 * room for either go on on pages beside it, each with the first column.
 * @param fixed how many columns are the first one: those that name the rows of a cross table.
 */
export function fitPage(sheet: SheetWriter, { page, orientation }: ReportDocument, fixed = 1): void {
  const margins = page.margins.left + page.margins.right;
  const width = columnsWidth(sheet);
  const isWide =
    orientation === 'horizontal' || width * SMALLEST_SCALE > pageSize('vertical', page.papel).width - margins;
  if (!isWide) return;
  sheet.pageSetup.orientation = 'landscape';
  const room = pageSize('horizontal', page.papel).width - margins;
  if (width * MIN_SCALE <= room) return;
  // The first columns stand on every page, so each has less room for the others.
  const first =
    sheet.columns.slice(0, fixed).reduce((sum, column) => sum + (column.width ?? 0), 0) *
    CHARACTER *
    SMALLEST_SCALE;
  sheet.pageSetup.fitToWidth = Math.ceil((width * SMALLEST_SCALE - first) / (room - first));
  sheet.pageSetup.printTitlesColumn = `A:${columnLetter(fixed - 1)}`;
}

/** Turns the page of a sheet that has a chart beside its columns, if it would be printed too small. @param beside in points */
export function fitPageWithChart(sheet: SheetWriter, { page }: ReportDocument, beside: number): void {
  const room = pageSize('vertical').width - page.margins.left - page.margins.right;
  if ((columnsWidth(sheet) + beside) * SMALLEST_SCALE > room) sheet.pageSetup.orientation = 'landscape';
}
