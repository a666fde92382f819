import { expect, test } from 'vitest';
import { sampleDocument, uuidOf, widthsOf } from '../sample/sample-document.ts';
import { moveBoundary } from './move-boundary.ts';

test.each([
  [62, [40, 60]],
  [99, [15, 85]],
  [2, [85, 15]],
])('a wish of %i %% for the right one gives %j', (width, widths) => {
  expect(widthsOf(moveBoundary(sampleDocument([[1, 2]]), { uuid: uuidOf(2), width }).document)).toEqual([
    widths,
  ]);
});

test('the first item has no boundary to its left', () => {
  expect(moveBoundary(sampleDocument([[1, 2]]), { uuid: uuidOf(1), width: 20 }).patches).toEqual([]);
});
