import type { Cell, ColumnKey, SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import { TOTAL_LABELS } from '@lienzo/schema/data/totals';

/**
 * A cell of a totals row: its formatted figure, its label unless it is a plain sum, and its column span (0 for a cell
 * covered by one before it).
 */
export type TotalsCell = { text: string; label: string; span: number };

/** The caption of a totals row: "Total", or "Subtotal" with its group. */
export type TotalsCaption = { caption: string; groupName?: string };

/**
 * A totals row, one cell per column. The first cell spans the columns before the first figure and shows the caption; if
 * it has a figure of its own, the caption is above it. Averages, counts, minima and maxima are labelled.
 */
export function totalsRow(
  columns: SelectedColumn[],
  totals: Map<ColumnKey, Cell>,
  { caption, groupName = '' }: TotalsCaption,
): TotalsCell[] {
  const first = columns.findIndex((column) => column.total !== undefined && totals.has(column.column));
  const captionSpan = first < 0 ? columns.length : first;
  const fullCaption = `${caption} ${groupName}`.trim();
  return columns.map((column, index) => {
    if (index > 0 && index < captionSpan) return { text: '', label: '', span: 0 };
    if (index < captionSpan)
      return captionSpan > 1
        ? { text: fullCaption, label: '', span: captionSpan }
        : narrowCaption(caption, groupName);
    return { ...figureCell(column, totals, index === 0 && caption !== 'Total' ? fullCaption : ''), span: 1 };
  });
}

/** The caption in a single column: small above the group's name; the last row only says "Total". */
const narrowCaption = (caption: string, groupName: string): TotalsCell =>
  groupName === '' ? { text: 'Total', label: '', span: 1 } : { text: groupName, label: caption, span: 1 };

function figureCell(
  column: SelectedColumn,
  totals: Map<ColumnKey, Cell>,
  caption: string,
): Omit<TotalsCell, 'span'> {
  const figure = totals.get(column.column);
  if (column.total === undefined || figure === undefined) return { text: '', label: '' };
  const name = column.total === 'suma' ? '' : TOTAL_LABELS[column.total];
  const label = [caption, name].filter((part) => part !== '').join(' · ');
  const counted = column.total === 'cuenta';
  const text = counted
    ? formatCell(figure, 'integer', 'entero')
    : formatCell(figure, column.data_type, formatOf(column));
  return { text, label };
}
