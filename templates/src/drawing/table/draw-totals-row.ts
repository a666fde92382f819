import type { Cell, ColumnKey, SelectedColumn } from '@lienzo/schema/data/column';
import { escapeHtml } from '../text/escape-html.ts';
import { cellClass } from './cell-class.ts';
import { type TotalsCaption, totalsRow } from './totals-row.ts';

/**
 * Totals as a row of the table's body, because a `tfoot` would repeat on every page.
 * @param isUnknown shows "…" for each figure, because rows are missing.
 */
export function drawTotalsRow(
  columns: SelectedColumn[],
  line: TotalsCaption & { totals: Map<ColumnKey, Cell> },
  className: string,
  isUnknown = false,
): string {
  const cells = totalsRow(columns, line.totals, line).map(({ text, label, span }, index) => {
    const column = columns[index];
    if (span === 0) return '';
    const look = column === undefined || span > 1 ? 'lz-left' : cellClass(column);
    const figure = isUnknown && column?.total !== undefined && span === 1 ? '…' : text;
    const name = label === '' ? '' : `<span class="lz-total-label">${escapeHtml(label)}</span>`;
    return `<td class="${look}"${span > 1 ? ` colspan="${span}"` : ''}>${name}${escapeHtml(figure)}</td>`;
  });
  return `<tr class="${className}">${cells.join('')}</tr>`;
}
