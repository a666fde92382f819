import type { SelectedColumn } from '@lienzo/schema/data/column';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { cleanText } from '../clean-text.ts';
import { BOLD, columnAlignment } from './cell-styles.ts';
import type { SheetWriter } from './sheet-writer.ts';

/** Writes the column titles as the first row. */
export function writeHead(sheet: SheetWriter, columns: SelectedColumn[]): void {
  const head = sheet.addRow(columns.map((column) => cleanText(columnTitle(column))));
  head.eachCell({ includeEmpty: true }, (cell, number) => {
    const column = columns[number - 1];
    cell.numFmt = '@';
    cell.font = { ...BOLD, color: { argb: 'FF344054' } };
    cell.alignment = { ...(column && columnAlignment(column)), vertical: 'middle', wrapText: true };
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFF2F4F7' } };
    cell.border = { bottom: { style: 'thin', color: { argb: 'FF8B95A5' } } };
  });
  head.commit();
}
