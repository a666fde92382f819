import { expect, test } from 'vitest';
import { sampleDocument, uuidOf, widthsOf } from '../sample/sample-document.ts';
import { resizeItem } from './resize-item.ts';

test.each([
  [42, 40],
  [43, 45],
  [3, 15],
  [90, 50],
])(
  'a wish of %i %% becomes %i %%: steps of 5, at least 15, at most what the section leaves',
  (wish, width) => {
    expect(widthsOf(resizeItem(sampleDocument([[1, 2]]), { uuid: uuidOf(1), width: wish }).document)).toEqual(
      [[width, 50]],
    );
  },
);

test('the room that another item left can be taken', () => {
  const smaller = resizeItem(sampleDocument([[1, 2]]), { uuid: uuidOf(1), width: 20 }).document;
  expect(widthsOf(resizeItem(smaller, { uuid: uuidOf(2), width: 100 }).document)).toEqual([[20, 80]]);
});

test('a loaded item in an over-full section only shrinks', () => {
  const start = sampleDocument([[1, 2]]);
  const item = start.items[uuidOf(1)];
  if (item === undefined) throw new Error('no item');
  const over = { ...start, items: { ...start.items, [uuidOf(1)]: { ...item, tamaño: 70 } } };
  expect(widthsOf(resizeItem(over, { uuid: uuidOf(1), width: 90 }).document)).toEqual([[70, 50]]);
  expect(widthsOf(resizeItem(over, { uuid: uuidOf(1), width: 40 }).document)).toEqual([[40, 50]]);
});
