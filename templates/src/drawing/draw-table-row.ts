import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import { cellClass } from './cell-class.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * One row of a table.
 * @param row additional columns included.
 * @param index from 0 in the whole table: zebra stripes go on over pages.
 */
export function drawTableRow(columns: SelectedColumn[], row: Row, index: number): string {
  const cells = columns
    .map((column) => {
      const text = formatCell(row[column.column], column.data_type, formatOf(column));
      return `<td class="${cellClass(column)}">${escapeHtml(text)}</td>`;
    })
    .join('');
  return index % 2 === 1 ? `<tr class="lz-odd">${cells}</tr>` : `<tr>${cells}</tr>`;
}
