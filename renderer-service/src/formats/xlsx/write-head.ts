import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { DataItem } from '@lienzo/schema/report/item';
import { headColors } from '@lienzo/schema/report/table-look';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { cleanText } from '../clean-text.ts';
import { boldFont, columnAlignment, GRID_BORDER } from './cell-styles.ts';
import { argb, hasGrid } from './row-looks.ts';
import type { SheetWriter } from './sheet-writer.ts';

/** Of a table without a fill of its own. */
const PLAIN_HEAD = { fill: '#f2f4f7', text: '#344054' };

/** Writes the column titles as the first row, with the fill of the table if it has one. */
export function writeHead(sheet: SheetWriter, columns: SelectedColumn[], item?: DataItem): void {
  const isTable = item?.nombre === 'tabla' || item?.nombre === 'tabla_cruzada';
  const own = isTable ? headColors(item) : null;
  const { fill, text } = own ?? PLAIN_HEAD;
  const line = own === null ? 'FF8B95A5' : argb(fill);
  const head = sheet.addRow(columns.map((column) => cleanText(columnTitle(column))));
  head.eachCell({ includeEmpty: true }, (cell, number) => {
    const column = columns[number - 1];
    cell.numFmt = '@';
    cell.font = { ...boldFont(item?.estilo_item.fuente), color: { argb: argb(text) } };
    cell.alignment = { ...(column && columnAlignment(column)), vertical: 'middle', wrapText: true };
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: argb(fill) } };
    cell.border =
      item !== undefined && hasGrid(item)
        ? GRID_BORDER
        : { bottom: { style: 'thin', color: { argb: line } } };
  });
  head.commit();
}
