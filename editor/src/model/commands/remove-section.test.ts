import { expect, test } from 'vitest';
import { invariantViolations } from '../invariant-violations.ts';
import { rowsOf, sampleDocument } from '../sample/sample-document.ts';
import { removeSection } from './remove-section.ts';

test('removes a section with its items', () => {
  const { document } = removeSection(sampleDocument([[1, 2], [3]]), { id: 's0' });
  expect(rowsOf(document)).toEqual([[3]]);
  expect(invariantViolations(document)).toEqual([]);
});

test('empties the only section', () => {
  expect(rowsOf(removeSection(sampleDocument([[1, 2]]), { id: 's0' }).document)).toEqual([[]]);
});
