import type { Cell, ColumnKey, SelectedColumn } from '@lienzo/schema/data/column';
import { cellClass } from './cell-class.ts';
import { escapeHtml } from './escape-html.ts';
import { totalsRow } from './totals-row.ts';

/** The totals as the table's last row: in a `tfoot` they would stand at the foot of every page. */
export function drawTotalsRow(columns: SelectedColumn[], totals: Map<ColumnKey, Cell>): string {
  const cells = totalsRow(columns, totals).map(({ text, label }, index) => {
    const column = columns[index];
    const look = column === undefined ? 'lz-left' : cellClass(column);
    const name = label === '' ? '' : `<span class="lz-total-label">${escapeHtml(label)}</span>`;
    return `<td class="${look}">${name}${escapeHtml(text)}</td>`;
  });
  return `<tr class="lz-totals">${cells.join('')}</tr>`;
}
