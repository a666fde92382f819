import { expect, test } from 'vitest';
import { rowsOf, sampleDocument, uuidOf, widthsOf } from '../sample/sample-document.ts';
import { duplicateSection } from './duplicate-section.ts';
import { resizeItem } from './resize-item.ts';

test('copies items and widths below the original', () => {
  const start = resizeItem(sampleDocument([[1, 2], [3]]), { uuid: uuidOf(1), width: 30 }).document;
  const { document } = duplicateSection(start, { of: 's0', id: 'new', uuids: [uuidOf(8), uuidOf(9)] });
  expect(rowsOf(document)).toEqual([[1, 2], [8, 9], [3]]);
  expect(widthsOf(document)[1]).toEqual([30, 50]);
});
