import { expect, test } from 'vitest';
import { invariantViolations } from '../invariant-violations.ts';
import { itemOf, rowsOf, sampleDocument, widthsOf } from '../sample/sample-document.ts';
import { insertRows } from './insert-rows.ts';

const wide = (number: number, tamaño: number) => ({ ...itemOf(number), tamaño });

test('rows become sections below each other and keep widths that fill them', () => {
  const { document } = insertRows(sampleDocument([[1], [2]]), {
    rows: [[wide(3, 30), wide(4, 70)], [wide(5, 40)]],
    sections: ['n0', 'n1'],
    place: { into: 'new-section', id: 'unused', index: 1 },
  });
  expect(rowsOf(document)).toEqual([[1], [3, 4], [5], [2]]);
  expect(widthsOf(document)).toEqual([[100], [30, 70], [100], [100]]);
  expect(invariantViolations(document)).toEqual([]);
});

test('the first row goes into an empty section', () => {
  const { document } = insertRows(sampleDocument([[]]), {
    rows: [[wide(1, 30), wide(3, 70)], [itemOf(2)]],
    sections: ['n0', 'n1'],
    place: { into: 'section', section: 's0', index: 0 },
  });
  expect(rowsOf(document)).toEqual([[1, 3], [2]]);
  expect(widthsOf(document)).toEqual([[30, 70], [100]]);
});

test('refuses an item that is there already and changes nothing', () => {
  const start = sampleDocument([[1]]);
  const position = { into: 'new-section', id: 'n', index: 0 } as const;
  expect(() => insertRows(start, { rows: [[itemOf(1)]], sections: ['n0'], place: position })).toThrow(
    'ya está',
  );
  expect(rowsOf(start)).toEqual([[1]]);
});
