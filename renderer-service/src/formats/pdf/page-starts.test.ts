import { describe, expect, it } from 'vitest';
import { pageStarts } from './page-starts.ts';

describe('the pages of a long table', () => {
  it('begin where the next row would not fit below the repeated head', () => {
    expect(pageStarts([20, 20, 20, 20, 20, 20, 20], 100, 50, 20)).toEqual([0, 2, 6]);
  });

  it('give a row higher than the page one of its own', () => {
    expect(pageStarts([20, 500, 20], 100, 20, 20)).toEqual([0, 1, 2]);
  });

  it('are one for a table that fits, and for none', () => {
    expect(pageStarts([20, 20], 100, 20, 20)).toEqual([0]);
    expect(pageStarts([], 100, 20, 20)).toEqual([0]);
  });
});
