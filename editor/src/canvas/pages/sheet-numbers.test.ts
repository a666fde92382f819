import { expect, test } from 'vitest';
import { type SheetPages, sheetNumbers } from './sheet-numbers.ts';

const sheet = (printed: number, { exact = true, ofRow = false }: Partial<SheetPages> = {}): SheetPages => ({
  printed,
  exact,
  ofRow,
});
const exact = { page: true, pages: true };

test('all pages count, one sheet after another', () => {
  expect(sheetNumbers([sheet(2), sheet(1), sheet(3)])).toEqual([
    { page: 1, pages: 6, exact },
    { page: 3, pages: 6, exact },
    { page: 4, pages: 6, exact },
  ]);
});

test('a sheet that repeats for each row counts its own pages, those between are counted together', () => {
  const sheets = [sheet(1), sheet(2), sheet(2, { ofRow: true }), sheet(1), sheet(1)];
  expect(sheetNumbers(sheets, 9)).toEqual([
    { page: 1, pages: 3, exact },
    { page: 2, pages: 3, exact },
    { page: 1, pages: 2, exact },
    { page: 1, pages: 2, exact },
    { page: 2, pages: 2, exact },
  ]);
});

test('after a sheet whose pages are estimated no number is known, and the total is none that counts', () => {
  const sheets = [sheet(1), sheet(5, { exact: false }), sheet(1)];
  expect(sheetNumbers(sheets).map((one) => [one.page, one.exact.page])).toEqual([
    [1, true],
    [2, true],
    [7, false],
  ]);
  expect(sheetNumbers(sheets)[0]).toMatchObject({ pages: 7, exact: { pages: false } });
  expect(sheetNumbers(sheets, 8)[0]).toMatchObject({ pages: 8, exact: { pages: true } });
});
