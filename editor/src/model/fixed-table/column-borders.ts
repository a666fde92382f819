/** The borders between the columns of a fixed table: where they can be seen, and what moving one does. */
import type { TablaFijaItem } from '@lienzo/schema/report/fixed-table-item';
import type { TableChange } from './change-grid.ts';
import { ownerGrid } from './owner-grid.ts';

/** The sum of the widths after a change: a column of a thousandth is as narrow as one may be. */
const WHOLE = 1000;
/** The least width of a column, in percent of the table, unless it is narrower already. */
const MIN_SHARE = 3;

/** Rows, from 0, between which a border is not covered by a merged cell. */
export type BorderRun = { border: number; from: number; to: number };

/** The runs of rows of each border; 0 is between the first two columns. */
export function borderRuns(table: Pick<TablaFijaItem, 'celdas' | 'anchos'>): BorderRun[] {
  const { owners } = ownerGrid(table);
  return table.anchos.slice(1).flatMap((_, border) => {
    const runs: BorderRun[] = [];
    for (const [row, line] of owners.entries()) {
      if (line[border] === line[border + 1]) continue;
      const last = runs.at(-1);
      if (last?.to === row) last.to = row + 1;
      else runs.push({ border, from: row, to: row + 1 });
    }
    return runs;
  });
}

/**
 * Moves a border: what one of its neighbours gains the other loses, until that is too narrow.
 * @param by to the right, in percent of the table.
 */
export const moveBorder =
  (border: number, by: number): TableChange =>
  (table) => ({ ...table, anchos: movedWidths(table.anchos, border, by) });

/** The widths of columns after a border has moved, in thousandths of the table. */
export function movedWidths(anchos: readonly number[], border: number, by: number): number[] {
  const sum = anchos.reduce((total, one) => total + one, 0);
  const widths = anchos.map((one) => Math.max(1, rounded((one / sum) * WHOLE)));
  const left = widths[border] ?? 0;
  const both = left + (widths[border + 1] ?? 0);
  const least = (width: number): number => Math.min(width, (MIN_SHARE / 100) * WHOLE);
  const most = both - least(both - left);
  const moved = Math.min(most, Math.max(least(left), left + (by / 100) * WHOLE));
  return widths.map((width, at) => {
    if (at === border) return rounded(moved);
    return at === border + 1 ? rounded(both - moved) : width;
  });
}

const rounded = (width: number): number => Math.round(width * 100) / 100;
