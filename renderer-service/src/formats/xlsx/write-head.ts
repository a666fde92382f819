import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { DataItem } from '@lienzo/schema/report/item';
import { headColors } from '@lienzo/schema/report/table-look';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import type { Style } from 'exceljs';
import { cleanText } from '../clean-text.ts';
import { boldFont, columnAlignment, GRID_BORDER } from './cell-styles.ts';
import { argb, hasGrid } from './row-looks.ts';
import { type SheetPlan, sharedHeadings } from './sheet-plan.ts';
import type { SheetWriter } from './sheet-writer.ts';

/** Of a table without a fill of its own. */
const PLAIN_HEAD = { fill: '#f2f4f7', text: '#344054' };

/** Writes the column titles as the next row, with the fill of the table if it has one. */
export function writeHead(sheet: SheetWriter, columns: SelectedColumn[], item?: DataItem): void {
  const head = sheet.addRow(columns.map((column) => cleanText(columnTitle(column))));
  head.eachCell({ includeEmpty: true }, (cell, number) => {
    const column = columns[number - 1];
    Object.assign(cell, headLook(item));
    cell.alignment = { ...(column && columnAlignment(column)), vertical: 'middle', wrapText: true };
  });
  head.commit();
}

/** Writes the headings that columns share, each across its columns; the row of titles below it keeps the filter. */
export function writeSharedHeadings(sheet: SheetWriter, { item, columns, headRow }: SheetPlan): void {
  const spans = sharedHeadings(item, columns);
  if (spans === null) return;
  const row = sheet.addRow(columns.map(() => ''));
  const { border, ...look } = headLook(item);
  row.eachCell({ includeEmpty: true }, (cell) => {
    Object.assign(cell, look);
    if (item.nombre === 'tabla' && hasGrid(item)) cell.border = GRID_BORDER;
  });
  for (const { from, count, text } of spans) {
    if (text === '') continue;
    for (let at = from; at < from + count; at += 1) row.getCell(at + 1).border = border;
    const first = row.getCell(from + 1);
    first.value = cleanText(text);
    first.alignment = { horizontal: 'center', vertical: 'middle', wrapText: true };
    if (count > 1) sheet.mergeCells(headRow - 1, from + 1, headRow - 1, from + count);
  }
  row.commit();
}

/** The look of a cell of the head: with the fill of its table, if that has one. */
function headLook(item: DataItem | undefined) {
  const isTable = item?.nombre === 'tabla' || item?.nombre === 'tabla_cruzada';
  const own = isTable ? headColors(item) : null;
  const { fill, text } = own ?? PLAIN_HEAD;
  const line = own === null ? 'FF8B95A5' : argb(fill);
  return {
    numFmt: '@',
    font: { ...boldFont(item?.estilo_item.fuente), color: { argb: argb(text) } },
    fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: argb(fill) } },
    border:
      item !== undefined && hasGrid(item)
        ? GRID_BORDER
        : { bottom: { style: 'thin', color: { argb: line } } },
  } satisfies Partial<Style>;
}
