import type { Cell, SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';

/** A total of a column, as the files show it. */
export type ExpectedTotal = { column: SelectedColumn; text: string };

/** A figure of a totals row as the files show it. */
export function totalText(column: SelectedColumn, figure: unknown): string {
  const cell: Cell = figure === null || figure === undefined ? null : String(figure);
  return column.total === 'cuenta'
    ? formatCell(cell, 'integer', 'entero')
    : formatCell(cell, column.data_type, formatOf(column));
}
