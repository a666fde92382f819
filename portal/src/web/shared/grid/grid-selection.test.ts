import { describe, expect, it } from 'vitest';
import { at, entered, moved, nextPosition, rangeOf, within } from './grid-selection';

const SIZE = { rows: 10, columns: 5, first: 2 };
const press = (key: string, more: { isFar?: boolean; extends?: boolean } = {}) => ({
  key,
  isFar: false,
  extends: false,
  page: 4,
  ...more,
});

describe('where keys lead in a grid', () => {
  it('stays inside', () => {
    expect(moved(at({ row: 0, column: 0 }), press('ArrowUp'), SIZE)).toEqual(at({ row: 0, column: 0 }));
    expect(moved(at({ row: 9, column: 4 }), press('PageDown'), SIZE)).toEqual(at({ row: 9, column: 4 }));
  });

  it('goes to the ends with Ctrl, a page with Page Down', () => {
    const start = at({ row: 5, column: 2 });
    expect(moved(start, press('ArrowRight', { isFar: true }), SIZE)?.focus).toEqual({ row: 5, column: 4 });
    expect(moved(start, press('Home', { isFar: true }), SIZE)?.focus).toEqual({ row: 0, column: 2 });
    expect(moved(start, press('PageUp'), SIZE)?.focus).toEqual({ row: 1, column: 2 });
    expect(moved(start, press('a'), SIZE)).toBeNull();
  });

  it('extends from where it was begun', () => {
    const first = moved(at({ row: 5, column: 2 }), press('ArrowUp', { extends: true }), SIZE);
    const second = first && moved(first, press('ArrowLeft', { extends: true }), SIZE);
    expect(second && rangeOf(second)).toEqual({ top: 4, bottom: 5, left: 1, right: 2 });
  });

  it('finds the next stop over the end of a row, and none at the last cell', () => {
    const isStop = (column: number) => column > 1;
    expect(nextPosition({ row: 3, column: 4 }, 1, SIZE, isStop)).toEqual({ row: 4, column: 2 });
    expect(nextPosition({ row: 3, column: 2 }, -1, SIZE, isStop)).toEqual({ row: 2, column: 4 });
    expect(nextPosition({ row: 9, column: 4 }, 1, SIZE, isStop)).toBeNull();
    expect(nextPosition({ row: 0, column: 2 }, -1, SIZE, isStop)).toBeNull();
  });

  it('returns to where a row of Tabs began, with Enter', () => {
    const position = { row: 3, column: 4 };
    expect(entered(position, { isUp: false, tabbedFrom: 2 }, SIZE)).toEqual(at({ row: 4, column: 2 }));
    expect(entered(position, { isUp: false, tabbedFrom: null }, SIZE)).toEqual(at({ row: 4, column: 4 }));
    expect(entered(position, { isUp: true, tabbedFrom: 2 }, SIZE)).toEqual(at({ row: 2, column: 4 }));
  });

  it('comes back when rows are filtered away', () => {
    expect(within(at({ row: 9, column: 4 }), { rows: 3, columns: 5, first: 0 })).toEqual(
      at({ row: 2, column: 4 }),
    );
  });
});
