import { describe, expect, test } from 'vitest';
import type { SectionBox } from '../store/slices/drag-slice.ts';
import { caretBox } from './caret-box.ts';
import { findDrop, findSectionDrop } from './find-drop.ts';

/** A section 600 wide at a height, with so many equal items called `<id>0`, `<id>1`… */
function section(id: string, top: number, height: number, count: number, startsPage = false): SectionBox {
  const width = 600 / Math.max(1, count);
  const columns = Array.from({ length: count }, (_, at) => {
    const box = { left: at * width, right: (at + 1) * width, top, bottom: top + height };
    return { ...box, items: [{ ...box, uuid: `${id}${at}` }] };
  });
  return { id, left: 0, right: 600, top, bottom: top + height, columns, startsPage };
}

const sections = [
  section('a', 0, 100, 2),
  section('b', 116, 100, 6),
  section('c', 232, 40, 0),
  section('d', 900, 50, 1, true),
];
const positionAt = (x: number, y: number, moving: string[] = []) => {
  const drop = findDrop(sections, { x, y }, moving);
  if (drop?.kind !== 'items') return drop?.kind ?? null;
  const { place } = drop;
  if (place.into === 'column') return `${place.section}/${place.column}:${place.index}`;
  return place.into === 'section'
    ? `${place.section}:${place.index}`
    : `new:${place.index}${place.atPageTop ? ':top' : ''}`;
};

describe('where items land', () => {
  test.each([
    ['left half of the first item', 100, 50, 'a:0'],
    ['right half of the first item', 200, 50, 'a:1'],
    ['right half of the last item', 500, 50, 'a:2'],
    ['the upper half of an item, away from its sides', 150, 40, 'a/0:0'],
    ['the lower half of an item, away from its sides', 450, 60, 'a/1:1'],
    ['the gap between two sections', 300, 108, 'new:1'],
    ['the lower edge of a section', 300, 95, 'new:1'],
    ['the upper edge of the first section', 300, 3, 'new:0'],
    ['a full section', 300, 160, 'refused'],
    ['an empty section', 300, 250, 'c:0'],
    ['the end of a page', 300, 300, 'new:3'],
    ['the top of the next page', 300, 890, 'new:3:top'],
    ['below everything', 300, 2000, 'new:4'],
  ])('%s', (_where, x, y, position) => {
    expect(positionAt(x, y)).toBe(position);
  });

  test('a full section takes its own items', () => {
    expect(positionAt(300, 160, ['b0'])).toBe('b:3');
  });

  test('an item is not stacked on itself, but lands beside', () => {
    expect(positionAt(150, 60, ['a0'])).toBe('a:0');
  });

  test('a section of one item takes nothing below it: there is a new section', () => {
    expect(positionAt(300, 925)).toBe('d:0');
    expect(positionAt(310, 925)).toBe('d:1');
  });

  test('nowhere without sections', () => {
    expect(findDrop([], { x: 0, y: 0 }, [])).toBeNull();
  });
});

test('a whole section lands before the first one whose middle is below', () => {
  expect(findSectionDrop(sections, { x: 0, y: 60 })).toEqual({ kind: 'section', index: 1 });
});

describe('the caret', () => {
  test('stands in the middle of the gap between sections', () => {
    const drop = findDrop(sections, { x: 300, y: 108 }, []);
    expect(drop && caretBox(sections, drop)).toEqual({ left: 0, right: 600, top: 106.5, bottom: 109.5 });
  });

  test('stands between two items as high as their section', () => {
    const drop = findDrop(sections, { x: 200, y: 50 }, []);
    expect(drop && caretBox(sections, drop)).toEqual({ left: 298.5, right: 301.5, top: 0, bottom: 100 });
  });

  test('stands at the end of a page, not between two pages', () => {
    const paged = [section('a', 0, 100, 1), section('b', 300, 100, 1)];
    const drop = findDrop(paged, { x: 300, y: 250 }, []);
    expect(drop && caretBox(paged, drop)).toMatchObject({ top: 106.5, bottom: 109.5 });
  });
});
