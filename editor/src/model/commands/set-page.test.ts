import { expect, test } from 'vitest';
import { sampleDocument } from '../sample/sample-document.ts';
import { setPage } from './set-page.ts';

test('sets the sides that are named, within 0 and 216 points', () => {
  const { document } = setPage(sampleDocument([[1]]), { margins: { top: 300, left: -4, right: Number.NaN } });
  expect(document.page.margins).toEqual({ top: 216, right: 54, bottom: 54, left: 0 });
});

test('takes the footer away', () => {
  expect(setPage(sampleDocument([[1]]), { footer: null }).document.page.footer).toBeNull();
});
