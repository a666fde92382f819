import { describe, expect, it } from 'vitest';
import { pageStarts } from './page-starts.ts';

const lines = (...heights: number[]) => heights.map((height) => ({ height }));

describe('the pages of a long table', () => {
  it('begin where the next row would not fit below the repeated head', () => {
    expect(pageStarts(lines(20, 20, 20, 20, 20, 20, 20), 100, 50, 20)).toEqual([0, 2, 6]);
  });

  it('give a row higher than the page one of its own', () => {
    expect(pageStarts(lines(20, 500, 20), 100, 20, 20)).toEqual([0, 1, 2]);
  });

  it('keep a heading with its first row and subtotals with their last one', () => {
    const group = [...lines(20, 20, 20, 20), { height: 20, glued: true }];
    expect(pageStarts(group, 100, 20, 20)).toEqual([0, 3]);
    expect(pageStarts([...group, ...lines(20), { height: 20, glued: true }], 140, 20, 20)).toEqual([0, 5]);
  });

  it('keep a block whole where it fits on a page, and begin one that does not on a new page', () => {
    const block = (number: number, count: number) =>
      Array.from({ length: count }, () => ({ height: 20, block: number }));
    expect(pageStarts([...block(0, 3), ...block(1, 2)], 100, 20, 20)).toEqual([0, 3]);
    expect(pageStarts([...block(0, 2), ...block(1, 6)], 100, 20, 20)).toEqual([0, 2, 6]);
  });

  it('are one for a table that fits, and for none', () => {
    expect(pageStarts(lines(20, 20), 100, 20, 20)).toEqual([0]);
    expect(pageStarts(lines(), 100, 20, 20)).toEqual([0]);
  });
});
