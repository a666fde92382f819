import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { describe, expect, test } from 'vitest';
import type { EditorDocument } from '../editor-document.ts';
import { invariantViolations } from '../invariant-violations.ts';
import { itemOf, rowsOf, sampleDocument, uuidOf, widthsOf } from '../sample/sample-document.ts';
import { insertItems } from './insert-items.ts';

test('puts an item between others and shares the section equally', () => {
  const { document } = insertItems(sampleDocument([[1, 2]]), {
    items: [itemOf(3)],
    place: { into: 'section', section: 's0', index: 1 },
  });
  expect(rowsOf(document)).toEqual([[1, 3, 2]]);
  expect(widthsOf(document)).toEqual([[33.33, 33.33, 33.33]]);
});

/** A section s0 of items 1, 2… with these widths. */
function sectionOf(widths: number[]): EditorDocument {
  const document = sampleDocument([widths.map((_, at) => at + 1)]);
  const items = Object.fromEntries(
    Object.entries(document.items).map(([uuid, item]) => [
      uuid,
      { ...item, tamaño: widths[Number(uuid.slice(-12)) - 1] ?? 0 },
    ]),
  );
  return { ...document, items };
}

describe('widths set by hand', () => {
  test.each([
    { before: [70], added: 1, after: [70, 30] },
    { before: [20, 20], added: 1, after: [20, 20, 60] },
    { before: [45], added: 2, after: [45, 25, 30] },
    { before: [70, 30], added: 1, after: [55, 30, 15] },
    { before: [40, 35, 25], added: 1, after: [30, 30, 25, 15] },
    { before: [60, 25], added: 1, after: [60, 25, 15] },
    { before: [33.33, 33.33, 20], added: 1, after: [30, 33.33, 20, 16.67] },
    { before: [20, 15, 15, 15, 20], added: 1, after: [20, 15, 15, 15, 20, 15] },
    { before: [25, 20, 20, 15, 20], added: 1, after: [15, 15, 20, 15, 20, 15] },
  ])('$before + $added new = $after', ({ before, added, after }) => {
    const { document } = insertItems(sectionOf(before), {
      items: Array.from({ length: added }, (_, at) => itemOf(90 + at)),
      place: { into: 'section', section: 's0', index: before.length },
    });
    expect(widthsOf(document)).toEqual([after]);
    expect(invariantViolations(document)).toEqual([]);
  });

  test('an overfull section of a loaded report fits again', () => {
    const { document } = insertItems(sectionOf([80, 80]), {
      items: [itemOf(9)],
      place: { into: 'section', section: 's0', index: 0 },
    });
    expect(widthsOf(document)).toEqual([[15, 40, 45]]);
  });
});

test('makes a section of its own between two', () => {
  const { document } = insertItems(sampleDocument([[1], [2]]), {
    items: [itemOf(3)],
    place: { into: 'new-section', id: 'new', index: 1 },
  });
  expect(rowsOf(document)).toEqual([[1], [3], [2]]);
  expect(widthsOf(document)).toEqual([[100], [100], [100]]);
});

test('refuses a seventh item with a sentence', () => {
  const full = sampleDocument([[1, 2, 3, 4, 5, 6]]);
  const insert = () =>
    insertItems(full, { items: [itemOf(7)], place: { into: 'section', section: 's0', index: 0 } });
  expect(insert).toThrow(editorCommandMessages.refusals.sectionFull);
  expect(rowsOf(full)).toEqual([[1, 2, 3, 4, 5, 6]]);
});

test('refuses an item that is there already', () => {
  expect(() =>
    insertItems(sampleDocument([[1]]), {
      items: [itemOf(1)],
      place: { into: 'new-section', id: 'new', index: 0 },
    }),
  ).toThrow('ya está en el reporte');
});

test('a new section at the top of a page takes the page break over', () => {
  const start = sampleDocument([[1], [2]]);
  const broken = {
    ...start,
    sections: { ...start.sections, s1: { id: 's1', separation: true, items: [uuidOf(2)] } },
  };
  const insert = (atPageTop: boolean) =>
    insertItems(broken, {
      items: [itemOf(3)],
      place: { into: 'new-section', id: 'new', index: 1, atPageTop },
    }).document;
  expect(insert(true).sections.new?.separation).toBe(true);
  expect(insert(true).sections.s1?.separation).toBe(false);
  expect(insert(false).sections.new?.separation).toBe(false);
});
