import type { Cell, ColumnKey, SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import { TOTAL_LABELS } from '@lienzo/schema/data/totals';

/**
 * A cell of a totals row: the figure as written, its name where it is not a plain sum, and over how many columns it
 * stretches (0: a cell before it stretches over this one).
 */
export type TotalsCell = { text: string; label: string; span: number };

/** Which totals a row holds: "Total", or "Subtotal" of a group. */
export type TotalsCaption = { caption: string; groupName?: string };

/**
 * A totals row, one cell per column. The first one says the row's words over all columns before the first figure; one
 * that has a figure of its own says them above. Averages, counts, least and greatest carry their names.
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

/** In one column, perhaps a narrow one: the word small above the group's name; the last row says "Total" alone. */
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
