/** What is done to the rows, columns and cells of a fixed table. None of it loses a text that stays in the table. */
import { editorFixedTableMessages as messages } from '@lienzo/schema/messages/editor-fixed-table-messages';
import {
  type CeldaFija,
  MAX_FIXED_COLUMNS,
  MAX_FIXED_ROWS,
  MAX_FIXED_WIDTH,
  type TablaFijaItem,
} from '@lienzo/schema/report/fixed-table-item';
import { isBlankText, type RichText, type textAlign } from '@lienzo/schema/report/rich-text';
import type { z } from 'zod';
import { CommandRefusal } from '../command-refusal.ts';
import { addCell, cellsOf, type OwnerGrid, ownerGrid, positionOf } from './owner-grid.ts';

type Table = Pick<TablaFijaItem, 'celdas' | 'anchos'>;
export type TableChange = (table: Table) => Table;

/** A new row before the one at `at`; cells that are merged across grow. */
export const insertRow =
  (at: number): TableChange =>
  (table) => {
    if (table.celdas.length >= MAX_FIXED_ROWS)
      throw new CommandRefusal(messages.refusals.rows(MAX_FIXED_ROWS));
    const grid = ownerGrid(table);
    const above = grid.owners[at - 1];
    const below = grid.owners[at];
    const line = Array.from({ length: table.anchos.length }, (_, column) => {
      const own = above?.[column];
      return own !== undefined && own === below?.[column] ? own : addCell(grid, own ?? below?.[column]);
    });
    grid.owners.splice(at, 0, line);
    return { ...table, celdas: cellsOf(grid) };
  };

export const removeRow =
  (at: number): TableChange =>
  (table) => {
    if (table.celdas.length === 1) throw new CommandRefusal(messages.refusals.lastRow);
    const grid = ownerGrid(table);
    grid.owners.splice(at, 1);
    return { ...table, celdas: cellsOf(grid) };
  };

/** A new column before the one at `at`, as wide as its neighbour. */
export const insertColumn =
  (at: number): TableChange =>
  (table) => {
    if (table.anchos.length >= MAX_FIXED_COLUMNS)
      throw new CommandRefusal(messages.refusals.columns(MAX_FIXED_COLUMNS));
    const grid = ownerGrid(table);
    for (const line of grid.owners) {
      const own = line[at - 1];
      line.splice(at, 0, own !== undefined && own === line[at] ? own : addCell(grid));
    }
    const width = table.anchos[at - 1] ?? table.anchos[at] ?? 1;
    return { celdas: cellsOf(grid), anchos: table.anchos.toSpliced(at, 0, width) };
  };

export const removeColumn =
  (at: number): TableChange =>
  (table) => {
    if (table.anchos.length === 1) throw new CommandRefusal(messages.refusals.lastColumn);
    const grid = ownerGrid(table);
    for (const line of grid.owners) line.splice(at, 1);
    return { celdas: cellsOf(grid), anchos: table.anchos.toSpliced(at, 1) };
  };

/** Merges a cell with what is to its right or below it; the texts stand below each other. */
export const mergeCell =
  (id: string, direction: 'right' | 'down'): TableChange =>
  (table) => {
    const grid = ownerGrid(table);
    const first = boxOf(grid, [id]);
    const isAtEnd =
      direction === 'right' ? first.right === table.anchos.length : first.bottom === grid.owners.length;
    if (isAtEnd) throw new CommandRefusal(messages.refusals.noNeighbour[direction]);
    const wider =
      direction === 'right' ? { ...first, right: first.right + 1 } : { ...first, bottom: first.bottom + 1 };
    const box = closedBox(grid, wider);
    const ids = idsIn(grid, box);
    const texts = ids.flatMap((one) => grid.cells.get(one)?.texto ?? []);
    const [origin = id] = ids;
    const cell = grid.cells.get(id);
    if (cell !== undefined) grid.cells.set(origin, { ...cell, id: origin, texto: joined(texts, cell.texto) });
    for (let row = box.top; row < box.bottom; row += 1)
      for (let column = box.left; column < box.right; column += 1) setOwner(grid, row, column, origin);
    return { ...table, celdas: cellsOf(grid) };
  };

/** Each place of a merged cell becomes a cell again; its text stays in the first one. */
export const splitCell =
  (id: string): TableChange =>
  (table) => {
    const grid = ownerGrid(table);
    const { top, left, bottom, right } = boxOf(grid, [id]);
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1)
        if (row !== top || column !== left) setOwner(grid, row, column, addCell(grid, id));
    return { ...table, celdas: cellsOf(grid) };
  };

/** Writes texts into the cells from one on; the table grows as far as they need. Merged cells among them are separated. */
export const fillCells =
  (id: string, texts: readonly (readonly RichText[])[]): TableChange =>
  (table) => {
    const at = positionOf(ownerGrid(table), id);
    if (at === null) return table;
    const rows = at.row + texts.length;
    const columns = at.column + Math.max(...texts.map((line) => line.length));
    if (rows > MAX_FIXED_ROWS || columns > MAX_FIXED_COLUMNS)
      throw new CommandRefusal(messages.refusals.tooLarge(MAX_FIXED_ROWS, MAX_FIXED_COLUMNS));
    let grown = table;
    while (grown.celdas.length < rows) grown = insertRow(grown.celdas.length)(grown);
    while (grown.anchos.length < columns) grown = insertColumn(grown.anchos.length)(grown);
    const merged = new Set(
      idsIn(ownerGrid(grown), { top: at.row, left: at.column, bottom: rows, right: columns }),
    );
    for (const cell of grown.celdas.flat())
      if (cell !== null && merged.has(cell.id) && (cell.filas ?? cell.columnas ?? 1) > 1)
        grown = splitCell(cell.id)(grown);
    const celdas = grown.celdas.map((line, row) =>
      line.map((cell, column) => {
        const texto = texts[row - at.row]?.[column - at.column];
        return cell === null || texto === undefined ? cell : { ...cell, texto };
      }),
    );
    return { ...grown, celdas };
  };

/** Aligns all texts of a column, but those of cells that begin in others. */
export const alignColumn =
  (column: number, align: z.infer<typeof textAlign>): TableChange =>
  (table) => ({
    ...table,
    celdas: table.celdas.map((line) =>
      line.map((cell, at) => (cell === null || at !== column ? cell : aligned(cell, align))),
    ),
  });

const aligned = (cell: CeldaFija, align: z.infer<typeof textAlign>): CeldaFija => ({
  ...cell,
  texto: {
    ...cell.texto,
    content: cell.texto.content.map((block) =>
      block.type === 'paragraph' ? { ...block, attrs: { ...block.attrs, textAlign: align } } : block,
    ),
  },
});

/** A column with a share of the width of all in percent; the others keep their proportions. */
export const setColumnShare =
  (column: number, percent: number): TableChange =>
  (table) => {
    const others = table.anchos.reduce((sum, one, at) => (at === column ? sum : sum + one), 0);
    const anchos = table.anchos.map((one, at) =>
      bounded(at === column ? 10 * percent : (one / others) * 10 * (100 - percent)),
    );
    return { ...table, anchos };
  };

const bounded = (width: number): number =>
  Math.min(MAX_FIXED_WIDTH, Math.max(1, Math.round(width * 100) / 100));

type Box = { top: number; left: number; bottom: number; right: number };

function boxOf({ owners }: OwnerGrid, ids: readonly string[]): Box {
  const requested = new Set(ids);
  const box: Box = { top: owners.length, left: Number.POSITIVE_INFINITY, bottom: 0, right: 0 };
  for (const [row, line] of owners.entries())
    for (const [column, id] of line.entries())
      if (requested.has(id)) {
        box.top = Math.min(box.top, row);
        box.left = Math.min(box.left, column);
        box.bottom = Math.max(box.bottom, row + 1);
        box.right = Math.max(box.right, column + 1);
      }
  return box;
}

/** The smallest box around another one that divides no cell. */
function closedBox(grid: OwnerGrid, box: Box): Box {
  const wider = boxOf(grid, idsIn(grid, box));
  const isClosed = (['top', 'left', 'bottom', 'right'] as const).every((side) => wider[side] === box[side]);
  return isClosed ? box : closedBox(grid, wider);
}

/** The cells of a box in reading order, each once. */
const idsIn = ({ owners }: OwnerGrid, { top, left, bottom, right }: Box): string[] => [
  ...new Set(owners.slice(top, bottom).flatMap((line) => line.slice(left, right))),
];

function setOwner({ owners }: OwnerGrid, row: number, column: number, id: string): void {
  const line = owners[row];
  if (line !== undefined) line[column] = id;
}

/** Texts below each other; blank ones are left out. */
function joined(texts: readonly RichText[], empty: RichText): RichText {
  const content = texts.filter((text) => !isBlankText(text)).flatMap((text) => text.content);
  return content.length === 0 ? empty : { type: 'doc', content };
}
