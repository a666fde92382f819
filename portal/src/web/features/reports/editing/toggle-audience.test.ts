import { TODOS } from '@lienzo/schema/report/report';
import { expect, it } from 'vitest';
import { toggleAudience } from './toggle-audience';

const ONE = '0b4c5f0e-52a4-4ed2-9a39-7a1c1f7d8a01';
const OTHER = '0b4c5f0e-52a4-4ed2-9a39-7a1c1f7d8a02';

it('ticks and clears clients', () => {
  expect(toggleAudience([ONE], OTHER)).toEqual([ONE, OTHER]);
  expect(toggleAudience([ONE, OTHER], ONE)).toEqual([OTHER]);
});

it('lets TODOS and single clients exclude each other', () => {
  expect(toggleAudience([ONE, OTHER], TODOS)).toEqual([TODOS]);
  expect(toggleAudience([TODOS], ONE)).toEqual([ONE]);
  expect(toggleAudience([TODOS], TODOS)).toEqual([]);
});
