import { cellsOfTexts } from '@lienzo/schema/report/fixed-table-item';
import { expect, it } from 'vitest';
import { mergeCell } from './change-grid.ts';
import { borderRuns, moveBorder, movedWidths } from './column-borders.ts';

const table = {
  celdas: cellsOfTexts([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
    ['g', 'h', 'i'],
  ]),
  anchos: [1, 1, 2],
};

it('moves what one column gains from its neighbour, and leaves the others alone', () => {
  expect(movedWidths(table.anchos, 0, 10)).toEqual([350, 150, 500]);
  expect(movedWidths(table.anchos, 1, -5)).toEqual([250, 200, 550]);
  const moved = moveBorder(0, 10)(table);
  expect(moved.anchos).toEqual([350, 150, 500]);
  expect(moved.celdas).toBe(table.celdas);
});

it('stops at the least width, which a narrower column keeps', () => {
  expect(movedWidths(table.anchos, 0, 90)).toEqual([470, 30, 500]);
  expect(movedWidths(table.anchos, 0, -90)).toEqual([30, 470, 500]);
  expect(movedWidths([1, 99, 100], 0, -50)).toEqual([5, 495, 500]);
  const narrow = Array.from({ length: 50 }, () => 1);
  expect(movedWidths(narrow, 0, 50)).toEqual(Array.from({ length: 50 }, () => 20));
});

it('shows a border wherever no merged cell covers it', () => {
  expect(borderRuns(table)).toEqual([
    { border: 0, from: 0, to: 3 },
    { border: 1, from: 0, to: 3 },
  ]);
  const merged = mergeCell(table.celdas[1]?.[0]?.id ?? '', 'right')(table);
  expect(borderRuns(merged)).toEqual([
    { border: 0, from: 0, to: 1 },
    { border: 0, from: 2, to: 3 },
    { border: 1, from: 0, to: 3 },
  ]);
});
