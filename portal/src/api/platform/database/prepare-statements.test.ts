import { expect, test } from 'vitest';
import { StatementNames } from './prepare-statements.ts';

test('a statement gets its name when it has come three times, and keeps it', () => {
  const names = new StatementNames();
  const come = () => names.nameOf('select $1');
  expect([come(), come()]).toEqual([undefined, undefined]);
  const name = come();
  expect(name).toMatch(/^lienzo_[0-9a-f]{32}$/);
  expect(come()).toBe(name);
});

test('each text has a name of its own, and the server keeps no more than a few hundred', () => {
  const names = new StatementNames();
  const given = new Set<string | undefined>();
  for (let text = 0; text < 1000; text += 1)
    for (let time = 0; time < 3; time += 1) given.add(names.nameOf(`select ${text}, $1`));
  given.delete(undefined);
  expect(given.size).toBe(500);
});

test('texts that come once are forgotten', () => {
  const names = new StatementNames();
  names.nameOf('select $1');
  names.nameOf('select $1');
  for (let text = 0; text < 6000; text += 1) names.nameOf(`select ${text}, $1`);
  expect(names.nameOf('select $1')).toBeUndefined();
});
