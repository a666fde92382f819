import { expect, test } from 'vitest';
import { sampleDocument, uuidOf, widthsOf } from '../sample/sample-document.ts';
import { equalizeWidths } from './equalize-widths.ts';
import { resizeItem } from './resize-item.ts';

test('gives all items the same width', () => {
  const start = resizeItem(sampleDocument([[1, 2]]), { uuid: uuidOf(1), width: 20 }).document;
  expect(widthsOf(equalizeWidths(start, { id: 's0' }).document)).toEqual([[50, 50]]);
});
