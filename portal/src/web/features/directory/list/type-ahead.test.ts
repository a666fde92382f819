import { expect, it } from 'vitest';
import { createTypeAhead } from './type-ahead';

const NAMES = ['Álamo', 'Abeto', 'Nómina', undefined, 'Nómada'];

it('goes to the next name with the letter, whatever its accents, and around the end', () => {
  let time = 0;
  const typeAhead = createTypeAhead(() => time);
  expect(typeAhead.type('a', NAMES, 0)).toBe(1);
  time += 2000;
  expect(typeAhead.type('a', NAMES, 1)).toBe(0);
});

it('takes letters typed quickly as one word, and forgets them after a pause', () => {
  let time = 0;
  const typeAhead = createTypeAhead(() => time);
  expect(typeAhead.type('n', NAMES, 0)).toBe(2);
  for (const [letter, index] of [
    ['o', 2],
    ['m', 2],
    ['a', 4],
  ] as const) {
    time += 100;
    expect(typeAhead.type(letter, NAMES, 2)).toBe(index);
  }
  time += 2000;
  expect(typeAhead.type('z', NAMES, 4)).toBeNull();
});
