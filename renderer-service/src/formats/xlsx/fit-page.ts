import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import type { SheetWriter } from './sheet-writer.ts';

/** Points of a character of a column's width, in Calibri 11. */
const CHARACTER = 5.25;
/** Smaller print is hard to read: 11 points become 8. */
const SMALLEST_SCALE = 0.75;

/** Turns the page of a sheet whose columns would be printed too small on a standing one. */
export function fitPage(sheet: SheetWriter, { page, orientation }: ReportDocument): void {
  if (orientation === 'horizontal') return;
  const room = pageSize('vertical').width - page.margins.left - page.margins.right;
  const width = sheet.columns.reduce((sum, column) => sum + (column.width ?? 0) * CHARACTER, 0);
  if (width * SMALLEST_SCALE > room) sheet.pageSetup.orientation = 'landscape';
}
