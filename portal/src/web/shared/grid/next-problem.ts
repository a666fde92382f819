import type { GridColumn } from './grid-column';
import type { GridPlace } from './grid-selection';

/** The next cell with a problem after a place, row by row, from the last one on to the first; null without any. */
export function nextProblem<Row>(
  { rows, columns }: { rows: readonly Row[]; columns: readonly GridColumn<Row>[] },
  { row, column }: GridPlace,
): GridPlace | null {
  const cells = rows.length * columns.length;
  const from = row * columns.length + column;
  for (let step = 1; step <= cells; step += 1) {
    const place = (from + step) % cells;
    const found = { row: Math.floor(place / columns.length), column: place % columns.length };
    const one = rows[found.row];
    if (one !== undefined && (columns[found.column]?.problem?.(one) ?? null) !== null) return found;
  }
  return null;
}
