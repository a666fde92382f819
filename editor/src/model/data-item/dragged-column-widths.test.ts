import { expect, test } from 'vitest';
import { draggedColumnWidths } from './dragged-column-widths.ts';

test('what one column gains the one beside it gives, the others stay', () => {
  expect(draggedColumnWidths([40, 30, 30], [], 0, 12.4)).toEqual([52, 18, 30]);
  expect(draggedColumnWidths([40, 30, 30], [], 1, -7)).toEqual([40, 23, 37]);
});

test('a border stops where the values of either column would break', () => {
  const minimums = [25.04, 18, 12];
  expect(draggedColumnWidths([40, 30, 30], minimums, 0, 80)).toEqual([52, 18, 30]);
  expect(draggedColumnWidths([40, 30, 30], minimums, 0, -80)).toEqual([25.1, 44.9, 30]);
  expect(draggedColumnWidths([40, 30, 30], minimums, 1, 80)).toEqual([40, 48, 12]);
});

test('no column gets narrower than 3 %, one that is too narrow already stays', () => {
  expect(draggedColumnWidths([40, 30, 30], [], 0, 80)).toEqual([67, 3, 30]);
  expect(draggedColumnWidths([40, 30, 30], [], 0, -80)).toEqual([3, 67, 30]);
  expect(draggedColumnWidths([2, 2, 96], [], 0, 50)).toEqual([2, 2, 96]);
  expect(draggedColumnWidths([20, 30, 50], [25, 10, 10], 0, -5)).toEqual([20, 30, 50]);
  expect(draggedColumnWidths([20, 30, 50], [25, 10, 10], 0, 5)).toEqual([25, 25, 50]);
});
