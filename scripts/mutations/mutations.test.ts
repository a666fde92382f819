import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MUTATIONS } from './mutations.ts';

it.each(MUTATIONS)('$rule: its text stands once in $file', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
});

it('breaks sixty rules, each under a name of its own', () => {
  expect(new Set(MUTATIONS.map(({ rule }) => rule)).size).toBe(MUTATIONS.length);
  expect(MUTATIONS.length).toBeGreaterThanOrEqual(60);
});
