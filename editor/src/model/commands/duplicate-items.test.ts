import { expect, test } from 'vitest';
import { rowsOf, sampleDocument, uuidOf } from '../sample/sample-document.ts';
import { duplicateItems } from './duplicate-items.ts';

const copyOf = (number: number, as: number) => ({
  of: uuidOf(number),
  uuid: uuidOf(as),
  section: `new${as}`,
});

test('beside its original in a shared section', () => {
  expect(rowsOf(duplicateItems(sampleDocument([[1, 2]]), { copies: [copyOf(1, 9)] }).document)).toEqual([
    [1, 9, 2],
  ]);
});

test('below its original when that has the section for itself, or the section is full', () => {
  expect(rowsOf(duplicateItems(sampleDocument([[1], [2]]), { copies: [copyOf(1, 9)] }).document)).toEqual([
    [1],
    [9],
    [2],
  ]);
  const full = sampleDocument([[1, 2, 3, 4, 5, 6]]);
  expect(rowsOf(duplicateItems(full, { copies: [copyOf(2, 9)] }).document)).toEqual([
    [1, 2, 3, 4, 5, 6],
    [9],
  ]);
});

test('a copy does not carry the stored id', () => {
  const start = sampleDocument([[1]]);
  const item = start.items[uuidOf(1)];
  if (item === undefined) throw new Error('no item');
  const stored = { ...start, items: { [uuidOf(1)]: { ...item, id: 7 } } };
  const { document } = duplicateItems(stored, { copies: [copyOf(1, 9)] });
  expect(document.items[uuidOf(9)]).not.toHaveProperty('id');
});
