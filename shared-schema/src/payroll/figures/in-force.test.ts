import { expect, test } from 'vitest';
import { inForce } from './in-force.ts';

const FIGURES = [
  { vigente_desde: '2025-02-01', figure: 'first' },
  { vigente_desde: '2026-02-01', figure: 'second' },
];

test('a figure applies from its very day until the day before the next one', () => {
  expect(inForce(FIGURES, '2025-02-01').figure).toBe('first');
  expect(inForce(FIGURES, '2026-01-31').figure).toBe('first');
  expect(inForce(FIGURES, '2026-02-01').figure).toBe('second');
  expect(inForce(FIGURES, '2030-01-01').figure).toBe('second');
});

test('before the first figure nothing is known', () => {
  expect(() => inForce(FIGURES, '2025-01-31')).toThrow(RangeError);
});
