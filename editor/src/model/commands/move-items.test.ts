import { describe, expect, test } from 'vitest';
import type { EditorDocument } from '../editor-document.ts';
import { invariantViolations } from '../invariant-violations.ts';
import type { ItemPosition } from '../item-position.ts';
import { rowsOf, sampleDocument, uuidOf, widthsOf } from '../sample/sample-document.ts';
import { moveItems } from './move-items.ts';
import { resizeItem } from './resize-item.ts';

const move = (document: EditorDocument, numbers: number[], position: ItemPosition) =>
  moveItems(document, { uuids: numbers.map(uuidOf), place: position });
const into = (section: string, index: number): ItemPosition => ({ into: 'section', section, index });
const between = (index: number): ItemPosition => ({ into: 'new-section', id: 'new', index });

describe('within a section', () => {
  test('moves to the right, to the left, and keeps the widths', () => {
    const start = resizeItem(sampleDocument([[1, 2, 3]]), { uuid: uuidOf(1), width: 20 }).document;
    const right = move(start, [1], into('s0', 3)).document;
    expect(rowsOf(right)).toEqual([[2, 3, 1]]);
    expect(widthsOf(right)).toEqual([[33.33, 33.33, 20]]);
    expect(rowsOf(move(right, [1], into('s0', 0)).document)).toEqual([[1, 2, 3]]);
  });

  test.each([0, 1])('dropping an item on its own place changes nothing (index %i)', (index) => {
    expect(move(sampleDocument([[1, 2]]), [1], into('s0', index)).patches).toEqual([]);
  });
});

describe('between sections', () => {
  test('shares both sections anew where nobody set widths', () => {
    const { document } = move(sampleDocument([[1, 2], [3]]), [1], into('s1', 0));
    expect(rowsOf(document)).toEqual([[2], [1, 3]]);
    expect(widthsOf(document)).toEqual([[100], [50, 50]]);
  });

  test('keeps widths set by hand in the section it leaves', () => {
    const start = resizeItem(sampleDocument([[1, 2, 3], [4]]), { uuid: uuidOf(2), width: 20 }).document;
    expect(widthsOf(move(start, [1], into('s1', 1)).document)[0]).toEqual([20, 33.33]);
  });

  test('keeps widths set by hand in the section it joins, also of items that move along', () => {
    const start = resizeItem(sampleDocument([[1, 2], [3]]), { uuid: uuidOf(2), width: 20 }).document;
    const { document } = move(start, [3, 1], into('s0', 2));
    expect(rowsOf(document)).toEqual([[2, 1, 3]]);
    expect(widthsOf(document)).toEqual([[20, 50, 30]]);
  });

  test('a section left empty goes, its page break passes on', () => {
    const start = sampleDocument([[1], [2], [3]]);
    const broken = {
      ...start,
      sections: { ...start.sections, s1: { id: 's1', separation: true, items: [uuidOf(2)] } },
    };
    const { document } = move(broken, [2], into('s0', 1));
    expect(rowsOf(document)).toEqual([[1, 2], [3]]);
    expect(document.sections.s2?.separation).toBe(true);
  });

  test('several items go together in reading order', () => {
    const { document } = move(sampleDocument([[1, 2], [3], [4]]), [3, 1], into('s2', 0));
    expect(rowsOf(document)).toEqual([[2], [1, 3, 4]]);
  });

  test('a full section refuses', () => {
    expect(() => move(sampleDocument([[1, 2, 3, 4, 5, 6], [7]]), [7], into('s0', 0))).toThrow('6 elementos');
  });
});

describe('to a new section', () => {
  test('between two sections', () => {
    expect(rowsOf(move(sampleDocument([[1, 2], [3]]), [2], between(1)).document)).toEqual([[1], [2], [3]]);
  });

  test.each([0, 1])('an item alone in its section does not move to the gap beside it (%i)', (index) => {
    expect(move(sampleDocument([[1], [2]]), [1], between(index)).patches).toEqual([]);
  });

  test('an item alone in its section takes its section along', () => {
    expect(rowsOf(move(sampleDocument([[1], [2], [3]]), [1], between(3)).document)).toEqual([[2], [3], [1]]);
  });

  test('all items of the report together leave no empty section behind', () => {
    const { document } = move(sampleDocument([[1], [2]]), [1, 2], between(1));
    expect(rowsOf(document)).toEqual([[1, 2]]);
    expect(invariantViolations(document)).toEqual([]);
  });
});
