import { describe, expect, it } from 'vitest';
import type { GridColumn } from './grid-column';
import {
  blockOf,
  clearCells,
  drawnRange,
  fillDown,
  fillFrom,
  fillRight,
  pasteBlock,
  pasteByNumber,
} from './write-cells';

type Row = { name: string; cells: readonly string[] };

const DAYS: GridColumn<Row>[] = [0, 1, 2].map((day) => ({
  key: `${day}`,
  title: `${day}`,
  name: `día ${day}`,
  width: 40,
  text: ({ cells }) => cells[day] ?? '',
  write: (row, text) => ({ ...row, cells: row.cells.with(day, text) }),
  locked: ({ name }) => (name === 'Luz' && day === 1 ? 'ocupado' : null),
}));
const COLUMNS: GridColumn<Row>[] = [
  { key: 'name', title: 'Nombre', name: 'Nombre', width: 90, text: ({ name }) => name },
  ...DAYS,
];
const ROWS: Row[] = ['Ana', 'Luz', 'Raúl'].map((name) => ({ name, cells: ['', '', ''] }));
const GRID = { rows: ROWS, columns: COLUMNS };
const cell = (row: number, column: number) => ({ top: row, bottom: row, left: column, right: column });

/** The days of all rows after a change. */
const after = (changed: ReadonlyMap<number, Row>, rows: readonly Row[] = ROWS): string[] =>
  rows.map((row, position) => (changed.get(position) ?? row).cells.join('|'));

describe('writing many cells', () => {
  it('pastes a block from the selected cell on, over nothing that is locked or read only', () => {
    const block = [
      ['x', '1', '2'],
      ['y', '3', '4'],
    ];
    const result = pasteBlock(GRID, cell(0, 0), block);
    expect(after(result.rows)).toEqual(['1|2|', '3||', '||']);
    expect(result).toMatchObject({ written: 3, skipped: 3, beyond: 0 });
  });

  it('says how much of a block lies beyond the grid', () => {
    const block = Array.from({ length: 4 }, () => ['1', '2', '3']);
    const result = pasteBlock(GRID, cell(1, 2), block);
    expect(after(result.rows)).toEqual(['||', '||2', '|1|2']);
    expect(result.beyond).toBe(8);
    expect(result.range).toEqual({ top: 1, bottom: 2, left: 2, right: 3 });
  });

  it('pastes one cell into the whole selection', () => {
    const result = pasteBlock(GRID, { top: 0, bottom: 2, left: 1, right: 2 }, [['5']]);
    expect(after(result.rows)).toEqual(['5|5|', '5||', '5|5|']);
  });

  it('leaves rows alone that get what they have', () => {
    expect(clearCells(GRID, { top: 0, bottom: 2, left: 1, right: 3 }).rows.size).toBe(0);
  });

  const filled = { ...GRID, rows: ROWS.with(0, { name: 'Ana', cells: ['1', '2', '3'] }) };

  it('fills down and to the right', () => {
    const down = fillDown(filled, { top: 0, bottom: 2, left: 1, right: 2 });
    expect(after(down.rows, filled.rows)).toEqual(['1|2|3', '1||', '1|2|']);
    const fromAbove = fillDown(filled, cell(1, 3));
    expect(after(fromAbove.rows, filled.rows)).toEqual(['1|2|3', '||3', '||']);
    expect(fillDown(filled, cell(0, 1)).rows.size).toBe(0);
    const right = fillRight(filled, { top: 0, bottom: 0, left: 1, right: 3 });
    expect(after(right.rows, filled.rows)).toEqual(['1|1|1', '||', '||']);
  });

  it('repeats what the handle is drawn over', () => {
    const source = { top: 0, bottom: 0, left: 1, right: 2 };
    const target = drawnRange(source, { row: 2, column: 2 });
    expect(target).toEqual({ top: 0, bottom: 2, left: 1, right: 2 });
    expect(after(fillFrom(filled, source, target).rows, filled.rows)).toEqual(['1|2|3', '1||', '1|2|']);
    expect(drawnRange(cell(1, 1), { row: 1, column: 3 })).toEqual({ top: 1, bottom: 1, left: 1, right: 3 });
  });

  it('copies what is shown', () => {
    expect(blockOf(filled, { top: 0, bottom: 1, left: 0, right: 1 })).toEqual([
      ['Ana', '1'],
      ['Luz', ''],
    ]);
  });
});

describe('a block that begins with numbers', () => {
  const rowOf = (number: string) => ['10', '11', '12'].indexOf(number);
  const find = (number: string) => (rowOf(number) < 0 ? null : rowOf(number));

  it('goes to the rows of its numbers, and says which it did not find', () => {
    const result = pasteByNumber(
      GRID,
      [['12', '5', '6'], ['99', '1', '1'], ['10', '7', '8'], ['10', '9', '9'], ['']],
      find,
    );
    expect(after(result.rows)).toEqual(['7|8|', '||', '5|6|']);
    expect(result).toMatchObject({ written: 4, skipped: 0, beyond: 0, unknown: ['99', '10'] });
  });

  it('leaves names after the numbers out', () => {
    const result = pasteByNumber(GRID, [['11', 'Luz Ríos', '1', '2', '3', '4']], find);
    expect(after(result.rows)).toEqual(['||', '1||3', '||']);
    expect(result).toMatchObject({ written: 2, skipped: 1, beyond: 1 });
  });
});
