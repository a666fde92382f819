import { expect, test } from 'vitest';
import { rowsOf, sampleDocument } from '../sample/sample-document.ts';
import { moveSection } from './move-section.ts';

test.each([
  [0, [[1], [2], [3]]],
  [1, [[1], [2], [3]]],
  [2, [[2], [1], [3]]],
  [3, [[2], [3], [1]]],
])('moves the first section before the one at %i', (index, rows) => {
  expect(rowsOf(moveSection(sampleDocument([[1], [2], [3]]), { id: 's0', index }).document)).toEqual(rows);
});
