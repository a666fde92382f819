import { expect, it } from 'vitest';
import { countValues } from './count-values.ts';
import type { ShownItem } from './shown-values.ts';

const COLUMN = 'employees.name';
/** An item that shows a column of these rows. */
const shown = (names: readonly string[], changes: Partial<ShownItem> = {}): Map<string, ShownItem> =>
  new Map([
    [
      'item',
      {
        rows: names.map((name) => ({ row: { [COLUMN]: name }, values: new Map([[COLUMN, name]]) })),
        columns: [COLUMN],
        more: false,
        summary: new Map(),
        ...changes,
      },
    ],
  ]);
/** The same rows, whose column is written otherwise. */
const loud = (names: readonly string[]): Map<string, ShownItem> =>
  shown(names, {
    rows: names.map((name) => ({
      row: { [COLUMN]: name },
      values: new Map([[COLUMN, name.toUpperCase()]]),
    })),
  });
const numbers = (from: number, to: number, step = 1): string[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => `p${from + at * step}`);

it('counts what is written otherwise, what is new and what is gone', () => {
  const same = { compared: 3, changed: 0, added: 0, removed: 0 };
  expect(countValues(shown(['a', 'b', 'c']), shown(['a', 'b', 'c']))).toEqual(same);
  expect(countValues(shown(['a', 'b', 'c']), loud(['a', 'b', 'c']))).toEqual({ ...same, changed: 3 });
  expect(countValues(shown(['a', 'b']), shown(['b', 'c', 'd']))).toEqual({
    compared: 4,
    changed: 0,
    added: 2,
    removed: 1,
  });
  expect(countValues(new Map(), shown(['a']))).toEqual({ compared: 1, changed: 0, added: 1, removed: 0 });
  expect(countValues(shown(['a']), new Map())).toEqual({ compared: 1, changed: 0, added: 0, removed: 1 });
});

it('takes rows in another order, and equal rows, as the same', () => {
  expect(countValues(shown(['a', 'b', 'c', 'a']), shown(['a', 'c', 'a', 'b']))).toEqual({
    compared: 4,
    changed: 0,
    added: 0,
    removed: 0,
  });
  expect(countValues(shown(['a', 'a', 'a']), shown(['a']))).toMatchObject({ added: 0, removed: 2 });
});

it('counts nothing that may stand behind the end of a list that was cut', () => {
  // A filter takes every second row: what comes after the first version's end was there before.
  const all = shown(numbers(0, 100), { more: true });
  const half = shown(numbers(0, 200, 2), { more: true });
  expect(countValues(all, half)).toEqual({ compared: 99, changed: 0, added: 0, removed: 49 });
  const complete = shown(numbers(0, 100, 2), { more: false });
  expect(countValues(all, complete)).toEqual({ compared: 100, changed: 0, added: 0, removed: 50 });
});

it('compares totals, unless they are totals of some rows only', () => {
  const summary = (total: string) => new Map([['total', new Map([['sbc', total]])]]);
  const [before, after] = [shown([], { summary: summary('1') }), shown([], { summary: summary('2') })];
  expect(countValues(before, after)).toEqual({ compared: 1, changed: 1, added: 0, removed: 0 });
  expect(countValues(before, shown([], { more: true }))).toMatchObject({ compared: 0 });
});
