import { expect, test } from 'vitest';
import { rowsOf, sampleDocument, uuidOf, widthsOf } from '../sample/sample-document.ts';
import { removeItems } from './remove-items.ts';

test('the rest of an equally shared section fills it', () => {
  const { document } = removeItems(sampleDocument([[1, 2, 3]]), { uuids: [uuidOf(2)] });
  expect(rowsOf(document)).toEqual([[1, 3]]);
  expect(widthsOf(document)).toEqual([[50, 50]]);
  expect(document.items[uuidOf(2)]).toBeUndefined();
});

test('an emptied section goes, the last one stays', () => {
  expect(rowsOf(removeItems(sampleDocument([[1], [2]]), { uuids: [uuidOf(1)] }).document)).toEqual([[2]]);
  expect(rowsOf(removeItems(sampleDocument([[1], [2]]), { uuids: [uuidOf(1), uuidOf(2)] }).document)).toEqual(
    [[]],
  );
});

test('refuses an item that is not there', () => {
  expect(() => removeItems(sampleDocument([[1]]), { uuids: [uuidOf(9)] })).toThrow('ya no está');
});
