import type { GridColumn } from './grid-column';
import type { GridPosition } from './grid-selection';

/** The next cell with a problem after a place, row by row, from the last one on to the first; null without any. */
export function nextProblem<Row>(
  { rows, columns }: { rows: readonly Row[]; columns: readonly GridColumn<Row>[] },
  { row, column }: GridPosition,
): GridPosition | null {
  const cells = rows.length * columns.length;
  const from = row * columns.length + column;
  for (let step = 1; step <= cells; step += 1) {
    const position = (from + step) % cells;
    const match = { row: Math.floor(position / columns.length), column: position % columns.length };
    const one = rows[match.row];
    if (one !== undefined && (columns[match.column]?.problem?.(one) ?? null) !== null) return match;
  }
  return null;
}
