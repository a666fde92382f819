import type { Cell, ColumnKey, SelectedColumn } from '@lienzo/schema/data/column';
import { cellClass } from './cell-class.ts';
import { escapeHtml } from './escape-html.ts';
import { type TotalsWords, totalsRow } from './totals-row.ts';

/** Totals as a row of the table's body: in a `tfoot` they would stand at the foot of every page. */
export function drawTotalsRow(
  columns: SelectedColumn[],
  line: TotalsWords & { totals: Map<ColumnKey, Cell> },
  className: string,
): string {
  const cells = totalsRow(columns, line.totals, line).map(({ text, label, span }, index) => {
    const column = columns[index];
    if (span === 0) return '';
    const look = column === undefined || span > 1 ? 'lz-left' : cellClass(column);
    const name = label === '' ? '' : `<span class="lz-total-label">${escapeHtml(label)}</span>`;
    return `<td class="${look}"${span > 1 ? ` colspan="${span}"` : ''}>${name}${escapeHtml(text)}</td>`;
  });
  return `<tr class="${className}">${cells.join('')}</tr>`;
}
