/** A fixed table as a grid that says of each place which cell covers it: rows and columns come and go in it. */
import { columnCount, placedCells } from '@lienzo/schema/report/fixed-grid';
import { type CeldaFija, newCell, type TablaFijaItem } from '@lienzo/schema/report/fixed-table-item';
import type { BlockNode } from '@lienzo/schema/report/rich-text';

/** `owners`: the id of the cell at each place. */
export type OwnerGrid = { owners: string[][]; cells: Map<string, CeldaFija> };

export function ownerGrid(item: Pick<TablaFijaItem, 'celdas'>): OwnerGrid {
  const cells = new Map<string, CeldaFija>();
  const count = columnCount(item);
  const owners = item.celdas.map((): (string | undefined)[] => Array.from({ length: count }));
  for (const { cell, row, column, rows, columns } of placedCells(item)) {
    cells.set(cell.id, cell);
    for (let at = row; at < row + rows; at += 1)
      for (let next = column; next < column + columns; next += 1) {
        const line = owners[at];
        if (line !== undefined) line[next] ??= cell.id;
      }
  }
  const grid: OwnerGrid = { owners: [], cells };
  grid.owners = owners.map((row) => row.map((id) => id ?? addCell(grid)));
  return grid;
}

/** Adds an empty cell, aligned as another one. @returns its id. */
export function addCell({ cells }: Pick<OwnerGrid, 'cells'>, like?: string): string {
  const made = newCell();
  const attrs = alignmentOf(cells.get(like ?? '')?.texto.content[0]);
  const cell: CeldaFija =
    attrs === undefined
      ? made
      : { ...made, texto: { type: 'doc', content: [{ type: 'paragraph', attrs, content: [] }] } };
  cells.set(cell.id, cell);
  return cell.id;
}

function alignmentOf(block: BlockNode | undefined) {
  const align = block?.type === 'paragraph' ? block.attrs?.textAlign : undefined;
  return align === undefined || align === null ? undefined : { textAlign: align };
}

/** The cells of a grid: each where it begins, as large as the places that it covers. */
export function cellsOf({ owners, cells }: OwnerGrid): (CeldaFija | null)[][] {
  const seen = new Set<string>();
  return owners.map((line, row) =>
    line.map((id, column) => {
      const known = cells.get(id);
      if (seen.has(id) || known === undefined) return null;
      seen.add(id);
      const { columnas: _columns, filas: _rows, ...cell } = known;
      let columns = 1;
      while (line[column + columns] === id) columns += 1;
      let rows = 1;
      while (owners[row + rows]?.[column] === id) rows += 1;
      return {
        ...cell,
        ...(columns > 1 && { columnas: columns }),
        ...(rows > 1 && { filas: rows }),
      };
    }),
  );
}

export type CellPosition = { row: number; column: number };

/** Where a cell begins; null for one that is not in the table. */
export function positionOf({ owners }: Pick<OwnerGrid, 'owners'>, id: string): CellPosition | null {
  for (const [row, line] of owners.entries()) {
    const column = line.indexOf(id);
    if (column >= 0) return { row, column };
  }
  return null;
}
