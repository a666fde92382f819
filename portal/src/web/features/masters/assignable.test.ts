import { expect, test } from 'vitest';
import { assignable } from './assignable';

test('what ends, also later, is offered only to whom has it', () => {
  const all = [
    { id: 1, ended_on: null },
    { id: 2, ended_on: '2026-11-20' },
    { id: 3, ended_on: '2099-12-31' },
  ];
  expect(assignable(all).map(({ id }) => id)).toEqual([1]);
  expect(assignable(all, 2).map(({ id }) => id)).toEqual([1, 2]);
  expect(assignable(all, 1).map(({ id }) => id)).toEqual([1]);
});
