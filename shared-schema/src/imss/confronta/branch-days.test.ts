import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ExactDecimal } from '../../data/exact-decimal.ts';
import { branchDays } from './branch-days.ts';

test('days by branch of a month of 30 days (E20)', () => {
  const days = (absences: number, disabilities: number) =>
    Object.values(branchDays({ days: 30, absences, disabilities })).join('/');
  expect([days(0, 0), days(3, 0), days(0, 5), days(2, 5)]).toEqual([
    '30/30/30/30',
    '30/27/27/27',
    '25/25/30/30',
    '25/23/28/28',
  ]);
  // Further absences reduce nothing without a baja.
  expect(days(8, 0)).toBe(days(7, 0));
  expect(days(0, 30)).toBe('0/0/30/30');
});

test('the quotas of E20 follow from them', () => {
  /** Percent of the base, and the base: 524.65 a day, 1 UMA, what is over 3 UMA. */
  const quota = (base: string, percent: string, days: number) =>
    new ExactDecimal(base).times(days).times(percent).dividedBy(100).toFixed(2);
  const { enfermedad, riesgos, retiro, infonavit } = branchDays({ days: 30, absences: 2, disabilities: 5 });
  expect(quota('117.31', '20.40', enfermedad)).toBe('598.28');
  expect(quota('172.72', '1.10', enfermedad)).toBe('47.50');
  expect(quota('524.65', '0.5', riesgos)).toBe('60.33');
  expect(quota('524.65', '1.75', riesgos)).toBe('211.17');
  expect(quota('524.65', '7.513', riesgos)).toBe('906.59');
  expect(quota('524.65', '2', retiro)).toBe('293.80');
  expect(quota('524.65', '5', infonavit)).toBe('734.51');
});

test('no branch has more days than the month, nor less than none', () => {
  const some = fc.integer({ min: 0, max: 31 });
  fc.assert(
    fc.property(some, some, some, (days, absences, disabilities) => {
      for (const count of Object.values(branchDays({ days, absences, disabilities }))) {
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count).toBeLessThanOrEqual(days);
      }
    }),
  );
});
