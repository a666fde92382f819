import { expect, test } from 'vitest';
import { draggedColumnWidths } from './dragged-column-widths.ts';

test('what one column gains the one beside it gives, the others stay', () => {
  expect(draggedColumnWidths([40, 30, 30], 0, 12.4)).toEqual([52, 18, 30]);
  expect(draggedColumnWidths([40, 30, 30], 1, -7)).toEqual([40, 23, 37]);
});

test('no column gets narrower than 3 %', () => {
  expect(draggedColumnWidths([40, 30, 30], 0, 80)).toEqual([67, 3, 30]);
  expect(draggedColumnWidths([40, 30, 30], 0, -80)).toEqual([3, 67, 30]);
  expect(draggedColumnWidths([2, 2, 96], 0, 50)).toEqual([2, 2, 96]);
});
