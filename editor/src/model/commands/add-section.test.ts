import { expect, test } from 'vitest';
import { rowsOf, sampleDocument } from '../sample/sample-document.ts';
import { addSection } from './add-section.ts';

test('adds an empty section at a place, at the end when the place is past it', () => {
  expect(rowsOf(addSection(sampleDocument([[1], [2]]), { id: 'new', index: 1 }).document)).toEqual([
    [1],
    [],
    [2],
  ]);
  expect(rowsOf(addSection(sampleDocument([[1]]), { id: 'new', index: 99 }).document)).toEqual([[1], []]);
});
