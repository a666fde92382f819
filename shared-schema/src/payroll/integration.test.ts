import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { fixedSbc, integrationFactor, vacationDays } from './integration.ts';

test('vacation days are those of the reform of 2023', () => {
  expect([1, 2, 3, 4, 5].map(vacationDays)).toEqual([12, 14, 16, 18, 20]);
  expect([6, 10, 11, 15, 16, 20, 21, 25, 26, 30, 31, 35].map(vacationDays)).toEqual([
    22, 22, 24, 24, 26, 26, 28, 28, 30, 30, 32, 32,
  ]);
});

test('the first year integrates by 1.0493', () => {
  expect(integrationFactor(1).toString()).toBe('1.0493');
  expect(integrationFactor(2).toString()).toBe('1.0507');
});

test('a base grows on the anniversary', () => {
  expect(fixedSbc(new Decimal('500'), '2025-03-10', '2026-03-09').toFixed(2)).toBe('524.65');
  expect(fixedSbc(new Decimal('500'), '2025-03-10', '2026-03-10').toFixed(2)).toBe('525.35');
});
