import { expect, test } from 'vitest';
import { sampleDocument, uuidOf } from '../sample/sample-document.ts';
import { setStyles } from './set-styles.ts';

test('sets and takes away fields of several items, leaving the others', () => {
  const uuids = [uuidOf(1), uuidOf(2)];
  const framed = setStyles(sampleDocument([[1, 2]]), { uuids, style: { border: true, padding: 4 } }).document;
  const { document } = setStyles(framed, { uuids, style: { padding: undefined } });
  expect(document.items[uuidOf(1)]?.estilo_item).toEqual({ border: true });
  expect(document.items[uuidOf(2)]?.estilo_item).toEqual({ border: true });
});
