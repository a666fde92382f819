import { describe, expect, it } from 'vitest';
import { gridProblem, headRowCount, mergedRows, placedCells } from './fixed-grid.ts';
import { type CeldaFija, cellsOfTexts } from './fixed-table-item.ts';

/** `2x1`: columns by rows; `.`: covered; anything else: a cell. */
const gridOf = (...lines: string[]) => ({
  celdas: lines.map((line) =>
    line.split(' ').map((one): CeldaFija | null => {
      if (one === '.') return null;
      const [cell] = cellsOfTexts([[one]])[0] ?? [];
      if (cell === undefined) throw new Error('no cell');
      const [columns = 1, rows = 1] = /^\dx\d$/.test(one) ? one.split('x').map(Number) : [];
      return { ...cell, ...(columns > 1 && { columnas: columns }), ...(rows > 1 && { filas: rows }) };
    }),
  ),
  anchos: (lines[0] ?? '').split(' ').map(() => 1),
});

describe('the cells of a fixed table', () => {
  it('stand where they begin, as large as they are', () => {
    expect(placedCells(gridOf('2x2 . a', '. . b')).map(({ cell: _, ...place }) => place)).toEqual([
      { row: 0, column: 0, rows: 2, columns: 2 },
      { row: 0, column: 2, rows: 1, columns: 1 },
      { row: 1, column: 2, rows: 1, columns: 1 },
    ]);
  });

  it('are held together by what is merged downwards', () => {
    expect(mergedRows(gridOf('a b', '1x2 c', '. 1x2', 'd .', 'e f'))).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: 4 },
      { from: 4, to: 5 },
    ]);
    expect(headRowCount({ ...gridOf('1x2 a', '. b', 'c d'), encabezado: true })).toBe(2);
    expect(headRowCount({ ...gridOf('a', 'b'), encabezado: false })).toBe(0);
  });

  it.each([
    [gridOf('a b', 'c d'), null],
    [gridOf('2x2 . a', '. . b'), null],
    [gridOf('a b', 'c'), 'distinto largo'],
    [gridOf('a 2x1', 'c d'), 'más allá de la tabla'],
    [gridOf('a b', '1x2 d'), 'más allá de la tabla'],
    [gridOf('2x1 b', 'c d'), 'fila 1 cubre otra celda'],
    [gridOf('a b', '. d'), 'fila 2 de la tabla fija le falta'],
    [{ ...gridOf('a b'), anchos: [1] }, 'distinto largo'],
  ])('make up a table, or it is said why not: %#', (grid, message) => {
    if (message === null) expect(gridProblem(grid)).toBeNull();
    else expect(gridProblem(grid)).toContain(message);
  });
});
