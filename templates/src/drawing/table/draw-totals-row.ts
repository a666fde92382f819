import type { Cell, ColumnKey, SelectedColumn } from '@lienzo/schema/data/column';
import { formatOf } from '@lienzo/schema/data/format';
import { escapeHtml } from '../text/escape-html.ts';
import { cellClass } from './cell-class.ts';
import { isUnbrokenText } from './column-needs.ts';
import type { TableBand } from './table-layout.ts';
import { captionLine, type TotalsCaption, type TotalsCell, totalsRow } from './totals-row.ts';

/**
 * Totals as a row of the table's body, because a `tfoot` would repeat on every page.
 * @param isUnknown shows "…" for each figure, because rows are missing.
 * @param ofPages the sums of its pages, which are filled in once these are known (`page-sums.ts`).
 */
export function drawTotalsRow(
  band: TableBand,
  line: TotalsCaption & { totals: Map<ColumnKey, Cell> },
  className: string,
  isUnknown = false,
  ofPages = false,
): string {
  const { columns, widths } = band;
  const caption = captionLine(band, line.totals, line);
  const row = totalsRow(columns, line.totals, line, caption !== '');
  const [{ span: captioned = 1 } = {}] = row;
  const share = widths.slice(0, captioned).reduce((sum, width) => sum + width, 0);
  const above = drawCaption(caption, row, share || 100);
  const cells = row.map(({ text, label, span }, index) => {
    const column = columns[index];
    if (span === 0) return '';
    const look =
      span > 1 || (index === 0 && column?.total === undefined)
        ? 'lz-left'
        : figureClass(columns, index, ofPages ? '0' : text);
    const isFigure = column?.total !== undefined && line.totals.has(column.column);
    const figure = isUnknown && isFigure && span === 1 ? '…' : text;
    const name = drawLabel(label);
    const shown = name + (ofPages && isFigure ? pageFigure(column) : escapeHtml(figure));
    const content = index === 0 && above !== '' ? above + (shown || BLANK) : shown;
    return `<td class="${look}"${span > 1 ? ` colspan="${span}"` : ''}>${content}</td>`;
  });
  return `<tr class="${className}">${cells.join('')}</tr>`;
}

function figureClass(columns: readonly SelectedColumn[], index: number, text: string): string {
  const column = columns[index];
  const unbroken = column !== undefined && isUnbrokenText(column, text) ? ' lz-unbroken' : '';
  return cellClass(columns, index) + unbroken;
}

/** A figure that is filled in later, in the format of its column. */
const pageFigure = (column: SelectedColumn): string =>
  `<span data-sum="${column.data_type} ${escapeHtml(formatOf(column))}">…</span>`;

const drawLabel = (label: string): string =>
  label === '' ? '' : `<span class="lz-total-label">${escapeHtml(label)}</span>`;

/** A line that keeps its height. */
const BLANK = '\u00a0';

/**
 * A caption above the figures, in the same table row, because the pages are cut between those. It runs over the cells
 * beside it, as wide as the table, so it is above their labels, too.
 * @param share of the table's width that the caption's cell has, in percent.
 */
function drawCaption(caption: string, row: readonly TotalsCell[], share: number): string {
  if (caption === '') return '';
  const besideLabels = row[0]?.label === '' && row.some(({ label }) => label !== '');
  const gap = drawLabel(besideLabels ? BLANK : '');
  return `<span class="lz-total-caption" style="width:${Math.round(1_000_000 / share) / 100}%">${escapeHtml(caption)}</span>${gap}`;
}
