import { expect, test } from 'vitest';
import { moveEntry } from './move-entry';

test('an entry goes to its place, never beyond the ends, and the others keep their order', () => {
  const list = ['a', 'b', 'c'];
  expect(moveEntry(list, 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveEntry(list, 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moveEntry(list, 0, -1)).toEqual(list);
  expect(moveEntry(list, 2, 9)).toEqual(list);
  expect(moveEntry(list, 7, 0)).toEqual(list);
});
