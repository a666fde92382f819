import type { Cell, ColumnKey, SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import { TOTAL_LABELS } from '@lienzo/schema/data/totals';

/** A cell of the totals row: the figure as written, and its name where it is not a plain sum. */
export type TotalsCell = { text: string; label: string };

/**
 * The totals row, one cell per column. The first column says "Total" when it has no figure of its own;
 * averages, counts, least and greatest carry their names.
 */
export function totalsRow(columns: SelectedColumn[], totals: Map<ColumnKey, Cell>): TotalsCell[] {
  return columns.map((column, index) => {
    const figure = totals.get(column.column);
    if (column.total === undefined || figure === undefined)
      return { text: index === 0 ? 'Total' : '', label: '' };
    const label = column.total === 'suma' ? '' : TOTAL_LABELS[column.total];
    const text =
      column.total === 'cuenta'
        ? formatCell(figure, 'integer', 'entero')
        : formatCell(figure, column.data_type, formatOf(column));
    return { text, label };
  });
}
