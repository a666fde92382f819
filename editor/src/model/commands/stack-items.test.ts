import { describe, expect, test } from 'vitest';
import { columnsOf } from '../columns.ts';
import type { EditorDocument } from '../editor-document.ts';
import { invariantViolations } from '../invariant-violations.ts';
import { itemOf, sampleDocument, uuidOf } from '../sample/sample-document.ts';
import { duplicateItems } from './duplicate-items.ts';
import { duplicateSection } from './duplicate-section.ts';
import { insertItems } from './insert-items.ts';
import { moveBoundary } from './move-boundary.ts';
import { moveItems } from './move-items.ts';
import { removeItems } from './remove-items.ts';
import { resizeItem } from './resize-item.ts';

/** The columns of a section and their widths: `1/2:50 3:50`. */
function shapeOf(document: EditorDocument, id = 's0'): string {
  expect(invariantViolations(document)).toEqual([]);
  return columnsOf(document, id)
    .map(({ uuids, width }) => `${uuids.map((uuid) => Number(uuid.slice(-12))).join('/')}:${width}`)
    .join(' ');
}
const stack = (document: EditorDocument, number: number, column: number, index: number, section = 's0') =>
  moveItems(document, { uuids: [uuidOf(number)], place: { into: 'column', section, column, index } })
    .document;

describe('a column of a section', () => {
  const two = stack(sampleDocument([[1, 2, 3], [4]]), 2, 0, 1);

  test('takes an item of its section, whose columns share the width anew', () => {
    expect(shapeOf(two)).toBe('1/2:50 3:50');
    expect(shapeOf(stack(two, 3, 0, 0))).toBe('3/1/2:100');
  });

  test('takes an item of another section and a new one, and keeps its width', () => {
    const wide = resizeItem(two, { uuid: uuidOf(2), width: 30 }).document;
    expect(shapeOf(wide)).toBe('1/2:30 3:50');
    const joined = stack(wide, 4, 0, 1);
    expect(shapeOf(joined)).toBe('1/4/2:30 3:50');
    expect(joined.order).toEqual(['s0']);
    const target = { into: 'column', section: 's0', column: 1, index: 0 } as const;
    expect(shapeOf(insertItems(wide, { items: [itemOf(9)], place: target }).document)).toBe('1/2:30 9/3:50');
  });

  test('goes on with the next item when its first is moved away or removed', () => {
    expect(shapeOf(removeItems(two, { uuids: [uuidOf(1)] }).document)).toBe('2:50 3:50');
    const target = { into: 'section', section: 's0', index: 2 } as const;
    expect(shapeOf(moveItems(two, { uuids: [uuidOf(1)], place: target }).document)).toBe(
      '2:33.33 3:33.33 1:33.33',
    );
  });

  test('changes the order of its items, and nothing where one is dropped on its own place', () => {
    expect(shapeOf(stack(two, 2, 0, 0))).toBe('2/1:50 3:50');
    expect(shapeOf(stack(two, 1, 0, 2))).toBe('2/1:50 3:50');
    const target = { into: 'column', section: 's0', column: 0, index: 1 } as const;
    expect(moveItems(two, { uuids: [uuidOf(2)], place: target }).patches).toEqual([]);
  });

  test('is resized as one, by each of its items', () => {
    expect(shapeOf(moveBoundary(two, { uuid: uuidOf(3), width: 70 }).document)).toBe('1/2:30 3:70');
    const right = stack(sampleDocument([[1, 2, 3]]), 3, 1, 1);
    expect(shapeOf(moveBoundary(right, { uuid: uuidOf(3), width: 70 }).document)).toBe('1:30 2/3:70');
  });

  test('is copied with its section, and gets the copy of one of its items below that', () => {
    const uuids = [11, 12, 13].map(uuidOf);
    const { document } = duplicateSection(two, { of: 's0', id: 'copy', uuids });
    expect(shapeOf(document, 'copy')).toBe('11/12:50 13:50');
    const copies = [{ of: uuidOf(1), uuid: uuidOf(21), section: 'new' }];
    expect(shapeOf(duplicateItems(two, { copies }).document)).toBe('1/21/2:50 3:50');
  });

  test('takes no ninth item, and a section no seventh column', () => {
    const target = { into: 'column', section: 's0', column: 0, index: 1 } as const;
    const items = [11, 12, 13, 14, 15, 16].map((number) => itemOf(number));
    const full = insertItems(two, { items, place: target }).document;
    expect(() => stack(full, 3, 0, 0)).toThrow('La columna ya tiene 8 elementos apilados');
    expect(() =>
      moveItems(full, {
        uuids: full.sections.s0?.items.slice(0, 7) ?? [],
        place: { ...target, into: 'section' },
      }),
    ).toThrow('La sección ya tiene 6 elementos');
  });
});
