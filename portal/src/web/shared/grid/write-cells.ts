/** Writing into many cells at once: a pasted block, a fill, a deletion. Cells that cannot be written are left as they are. */
import { type GridColumn, isWritable } from './grid-column';
import type { GridPosition, GridRange, GridSize } from './grid-selection';

type Grid<Row> = { rows: readonly Row[]; columns: readonly GridColumn<Row>[] };

export type Written<Row> = {
  /** The changed rows, by their places. */
  rows: ReadonlyMap<number, Row>;
  /** Cells that were written, also with what they had. */
  written: number;
  /** Cells that cannot be written. */
  skipped: number;
  /** Cells of a block that lie beyond the grid. */
  beyond: number;
  /** Numbers of a block by numbers that no row has, or that stand there twice: their lines were not written. */
  unknown?: readonly string[];
  range: GridRange;
};

/** Writes `textAt` into every cell of a range; null leaves a cell. */
function writeRange<Row>(
  { rows, columns }: Grid<Row>,
  range: GridRange,
  textAt: (position: GridPosition) => string | null,
): Written<Row> {
  const changed = new Map<number, Row>();
  const count = { written: 0, skipped: 0 };
  for (let location = range.top; location <= range.bottom; location += 1) {
    const before = rows[location];
    if (before === undefined) continue;
    let after: Row = before;
    for (let column = range.left; column <= range.right; column += 1) {
      const text = textAt({ row: location, column });
      const into = columns[column];
      if (text === null || into === undefined) continue;
      const next = writeCell(into, after, text);
      count[next === null ? 'skipped' : 'written'] += 1;
      after = next ?? after;
    }
    if (after !== before) changed.set(location, after);
  }
  return { rows: changed, ...count, beyond: 0, range };
}

/** The row with the text in a cell, the same row if it has it; null when the cell cannot be written. */
function writeCell<Row>(column: GridColumn<Row>, row: Row, text: string): Row | null {
  if (column.write === undefined || !isWritable(column, row)) return null;
  return column.text(row) === text ? row : column.write(row, text);
}

/** Writes a block from the selection's first cell on; a single cell into the whole selection. */
export function pasteBlock<Row>(
  grid: Grid<Row>,
  selection: GridRange,
  block: readonly (readonly string[])[],
): Written<Row> {
  const [[single] = []] = block;
  if (block.length === 1 && block[0]?.length === 1 && single !== undefined)
    return writeRange(grid, selection, () => single);
  const width = Math.max(...block.map(({ length }) => length));
  const { top, left } = selection;
  const range = {
    ...{ top, left },
    bottom: Math.min(top + block.length, grid.rows.length) - 1,
    right: Math.min(left + width, grid.columns.length) - 1,
  };
  const result = writeRange(grid, range, ({ row, column }) => block[row - top]?.[column - left] ?? null);
  const fits = (range.bottom - top + 1) * (range.right - left + 1);
  return { ...result, beyond: block.length * width - fits };
}

/**
 * Writes a block whose first column names the row of each line, whatever their order; a column of names after it is left
 * out. The rest goes to the columns that can be written, of several not to totals.
 * @param rowOf the row of a number; null when none, or more than one, has it.
 */
export function pasteByNumber<Row>(
  grid: Grid<Row>,
  block: readonly (readonly string[])[],
  rowOf: (number: string) => number | null,
): Omit<Written<Row>, 'range'> {
  const lines = block.filter((line) => line.some((text) => text.trim() !== ''));
  const values = lines.some(([, name = '']) => /\p{L}{2,}/u.test(name)) ? 2 : 1;
  const width = Math.max(0, ...lines.map(({ length }) => length - values));
  const targets = [...grid.columns.entries()].flatMap(([at, { write, isTotal = false }]) =>
    write === undefined || (isTotal && width > 1) ? [] : [at],
  );
  const rows = new Map<number, Row>();
  const beyond = lines.length * Math.max(0, width - targets.length);
  const count = { written: 0, skipped: 0, beyond };
  const unknown: string[] = [];
  const seen = new Set<number>();
  for (const line of lines) {
    const [number = ''] = line;
    const slot = rowOf(number);
    const before = slot === null ? undefined : grid.rows[slot];
    if (slot === null || before === undefined || seen.has(slot)) {
      unknown.push(number);
      continue;
    }
    seen.add(slot);
    let after: Row = before;
    for (const [at, text] of line.slice(values, values + targets.length).entries()) {
      const column = grid.columns[targets[at] ?? -1];
      const next = column === undefined ? null : writeCell(column, after, text);
      count[next === null ? 'skipped' : 'written'] += 1;
      after = next ?? after;
    }
    if (after !== before) rows.set(slot, after);
  }
  return { rows, ...count, unknown };
}

export const clearCells = <Row>(grid: Grid<Row>, range: GridRange): Written<Row> =>
  writeRange(grid, range, () => '');

/** Ctrl+D: the first row of the range into those below it; of one row, the row above into it. */
export function fillDown<Row>(grid: Grid<Row>, range: GridRange): Written<Row> {
  const isOne = range.top === range.bottom;
  const from = isOne ? range.top - 1 : range.top;
  return writeRange(grid, { ...range, top: from + 1 }, ({ column }) => textOf(grid, from, column));
}

/** Ctrl+R: the first column of the range into those beside it; of one column, the one before into it. */
export function fillRight<Row>(grid: Grid<Row>, range: GridRange): Written<Row> {
  const isOne = range.left === range.right;
  const from = isOne ? range.left - 1 : range.left;
  return writeRange(grid, { ...range, left: from + 1 }, ({ row }) => textOf(grid, row, from));
}

/** The handle: the source, again and again, into the cells that the range was drawn over. */
export function fillFrom<Row>(grid: Grid<Row>, source: GridRange, target: GridRange): Written<Row> {
  const height = source.bottom - source.top + 1;
  const width = source.right - source.left + 1;
  return writeRange(grid, target, ({ row, column }) => {
    const isSource =
      row >= source.top && row <= source.bottom && column >= source.left && column <= source.right;
    if (isSource) return null;
    return textOf(
      grid,
      source.top + modulo(row - source.top, height),
      source.left + modulo(column - source.left, width),
    );
  });
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** null: there is no such cell. */
function textOf<Row>({ rows, columns }: Grid<Row>, row: number, column: number): string | null {
  const match = rows[row];
  return match === undefined ? null : (columns[column]?.text(match) ?? null);
}

/** The texts of a range. */
export const blockOf = <Row>(
  { rows, columns }: Grid<Row>,
  { top, bottom, left, right }: GridRange,
): string[][] =>
  rows.slice(top, bottom + 1).map((row) => columns.slice(left, right + 1).map(({ text }) => text(row)));

/** The range that a handle draws: down or up, or to a side, whichever is farther. */
export function drawnRange(source: GridRange, to: GridPosition): GridRange {
  const down = Math.max(to.row - source.bottom, source.top - to.row, 0);
  const aside = Math.max(to.column - source.right, source.left - to.column, 0);
  return down >= aside
    ? { ...source, top: Math.min(source.top, to.row), bottom: Math.max(source.bottom, to.row) }
    : { ...source, left: Math.min(source.left, to.column), right: Math.max(source.right, to.column) };
}

export const sizeOf = <Row>({ rows, columns }: Grid<Row>): GridSize => ({
  rows: rows.length,
  columns: columns.length,
  first: Math.max(
    0,
    columns.findIndex(({ write }) => write !== undefined),
  ),
});
