/** Where the cells of a fixed table stand, and whether its merged cells fit each other. */
import { fixedTableRuleMessages as messages } from '../rule-messages/fixed-table-rule-messages.ts';
import type { CeldaFija, TablaFijaItem } from './fixed-table-item.ts';

type Grid = Pick<TablaFijaItem, 'celdas'>;

/** A cell with its place, from 0, and how much it covers. */
export type PlacedCell = { cell: CeldaFija; row: number; column: number; rows: number; columns: number };

export const columnCount = ({ celdas }: Grid): number => Math.max(1, ...celdas.map((row) => row.length));

/** The cells that begin in each row; none goes beyond the table. */
export function placedRows(item: Grid): PlacedCell[][] {
  const count = columnCount(item);
  return item.celdas.map((cells, row) =>
    cells.flatMap((cell, column) =>
      cell === null
        ? []
        : {
            ...{ cell, row, column },
            rows: Math.min(cell.filas ?? 1, item.celdas.length - row),
            columns: Math.min(cell.columnas ?? 1, count - column),
          },
    ),
  );
}

export const placedCells = (item: Grid): PlacedCell[] => placedRows(item).flat();

/** Rows that merged cells hold together, from 0; each row is in one of them. */
export function mergedRows(item: Grid): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [row, cells] of placedRows(item).entries()) {
    const end = Math.max(row + 1, ...cells.map(({ rows }) => row + rows));
    const last = runs.at(-1);
    if (last !== undefined && row < last.to) last.to = Math.max(last.to, end);
    else runs.push({ from: row, to: end });
  }
  return runs;
}

/** How many rows are a head: the first one, and what merged cells of it hold with it. */
export const headRowCount = (item: Pick<TablaFijaItem, 'celdas' | 'encabezado'>): number =>
  item.encabezado ? (mergedRows(item)[0]?.to ?? 0) : 0;

/** Why the cells do not make up a table; null when they do. */
export function gridProblem(item: Pick<TablaFijaItem, 'celdas' | 'anchos'>): string | null {
  const count = columnCount(item);
  if (item.anchos.length !== count || item.celdas.some((row) => row.length !== count)) return messages.uneven;
  const taken = item.celdas.map(() => new Set<number>());
  for (const { cell, row, column, rows, columns } of placedCells(item)) {
    if (rows !== (cell.filas ?? 1) || columns !== (cell.columnas ?? 1)) return messages.beyond(row + 1);
    for (let at = row; at < row + rows; at += 1)
      for (let next = column; next < column + columns; next += 1) {
        if (taken[at]?.has(next) === true) return messages.overlap(row + 1);
        taken[at]?.add(next);
      }
  }
  const gap = taken.findIndex((columns) => columns.size !== count);
  return gap < 0 ? null : messages.gap(gap + 1);
}
