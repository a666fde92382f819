import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { expect, test } from 'vitest';
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
