import { applyPatches, enablePatches } from 'immer';
import { describe, expect, test } from 'vitest';
import { withCompactOrder } from './patches.ts';

enablePatches();

describe('withShortOrder', () => {
  test.each([
    ['the first goes', ['a', 'b', 'c'], ['b', 'c']],
    ['one comes in between', ['a', 'b'], ['a', 'x', 'b']],
    ['one moves down', ['a', 'b', 'c', 'd'], ['b', 'c', 'a', 'd']],
    ['all go', ['a', 'b'], []],
    ['equal neighbours', ['a', 'a', 'b'], ['a', 'b']],
  ])('%s', (_what, from, to) => {
    const patches = withCompactOrder([], from, to);
    expect(applyPatches({ order: from }, patches)).toEqual({ order: to });
  });

  test('a deletion at the top is one patch, and patches of other things stay', () => {
    const other = { op: 'remove' as const, path: ['sections', 'a'] };
    const long = Array.from({ length: 250 }, (_, index) => `section ${index}`);
    expect(
      withCompactOrder([other, { op: 'replace', path: ['order', 0], value: 'x' }], long, long.slice(1)),
    ).toEqual([other, { op: 'remove', path: ['order', 0] }]);
  });
});
