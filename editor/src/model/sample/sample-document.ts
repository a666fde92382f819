/** Small documents for the tests of the commands. */
import type { OfferedKind, ReportItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { equalWidth } from '@lienzo/schema/report/widths';
import type { EditorDocument } from '../editor-document.ts';
import { fromReport } from '../from-report.ts';
import { toReport } from '../to-report.ts';

/** `uuidOf(3)` is the uuid of the item called 3. */
export const uuidOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** An item of a kind called by a number. */
export const itemOf = (number: number, kind: OfferedKind = 'texto'): ReportItem =>
  newItem(kind, uuidOf(number));

/** A document of rows of text items called by numbers: `[[1, 2], [3]]`; sections are s0, s1… */
export function sampleDocument(rows: number[][]): EditorDocument {
  const report: ReportDocument = {
    ...emptyReport('Muestra'),
    layouts: rows.map((row, index) => ({
      index,
      separation: false,
      items: row.map((number) => ({ ...itemOf(number), tamaño: equalWidth(row.length) })),
    })),
  };
  let next = 0;
  return fromReport(report, () => `s${next++}`);
}

/** The numbers of a document's items, row by row. */
export function rowsOf(document: EditorDocument): number[][] {
  return toReport(document).layouts.map((layout) => layout.items.map((item) => Number(item.uuid.slice(-12))));
}

/** The widths of a document's items, row by row. */
export function widthsOf(document: EditorDocument): number[][] {
  return toReport(document).layouts.map((layout) => layout.items.map((item) => item.tamaño));
}
