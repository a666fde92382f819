import { describe, expect, it } from 'vitest';
import { findPageCut, type PageSpan } from './find-page-cut.ts';

/** Lines on the pages of these numbers, each on one. */
const on = (...pages: number[]): PageSpan[] => pages.map((page) => ({ first: page, last: page }));
const table = (...lines: PageSpan[]) => ({ lines, last: lines.at(-1)?.last ?? 0 });
const text = (last: number) => ({ lines: [], last });

describe('where a part of long tables ends', () => {
  it('is before the page of the last line that was drawn', () => {
    expect(findPageCut([table(...on(0, 0, 1, 1, 2))], 0, [true])).toBe(2);
  });

  it('is the earlier one of two tables that go on', () => {
    const [narrow, broad] = [table(...on(0, 1, 2, 3, 4)), table(...on(0, 0, 1, 1, 2))];
    expect(findPageCut([narrow, broad], 0, [true, true])).toBe(2);
    expect(findPageCut([narrow, broad], 0, [true, false])).toBe(4);
  });

  it('is behind all that stands beside', () => {
    expect(findPageCut([text(1), table(...on(0, 1, 2, 3))], 0, [false, true])).toBe(3);
    expect(findPageCut([text(3), table(...on(0, 1, 2, 3))], 0, [false, true])).toBeUndefined();
  });

  it('is before the last page of tables that were drawn to their end, unless something else ends there', () => {
    expect(findPageCut([text(1), table(...on(0, 1, 2, 3))], 0, [false, false])).toBe(3);
    expect(findPageCut([text(4), table(...on(0, 1, 2, 3))], 0, [false, false])).toBeUndefined();
  });

  it('is no page that begins within a line', () => {
    const tall = [...on(0, 1), { first: 2, last: 4 }, ...on(4)];
    expect(findPageCut([table(...tall)], 0, [true])).toBe(2);
    expect(findPageCut([table({ first: 0, last: 3 }, ...on(3))], 0, [true])).toBeUndefined();
  });

  it('is behind the page with which the section begins', () => {
    expect(findPageCut([table(...on(2, 2, 3))], 2, [true])).toBe(3);
    expect(findPageCut([table(...on(2, 2, 2))], 2, [true])).toBeUndefined();
  });
});
