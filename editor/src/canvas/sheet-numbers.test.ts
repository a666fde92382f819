import { expect, test } from 'vitest';
import { sheetNumbers } from './sheet-numbers.ts';

test('all pages count, one sheet after another', () => {
  expect(sheetNumbers([2, 1, 3], [])).toEqual([
    { page: 1, pages: 6 },
    { page: 3, pages: 6 },
    { page: 4, pages: 6 },
  ]);
});

test('a sheet that repeats for each row counts its own pages, those between are counted together', () => {
  expect(sheetNumbers([1, 2, 2, 1, 1], [false, false, true, false, false])).toEqual([
    { page: 1, pages: 3 },
    { page: 2, pages: 3 },
    { page: 1, pages: 2 },
    { page: 1, pages: 2 },
    { page: 2, pages: 2 },
  ]);
});
