import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { PUBLISHED_FIGURES as figures } from '../figures/published-figures.ts';
import {
  type Benefits,
  benefitProblems,
  exactIntegrationFactor,
  fixedSbc,
  integratingVales,
  integrationFactor,
  LEGAL_BENEFITS,
  vacationDays,
  variablePart,
} from './integration.ts';
import { limitedSbc } from './social-security.ts';

const date = '2026-06-15';
const legal = { figures, date, benefits: LEGAL_BENEFITS };
const better = (benefits: Partial<Benefits>) => ({ ...legal, benefits: { ...LEGAL_BENEFITS, ...benefits } });

test('vacation days are those of the reform of 2023, and never fall', () => {
  const years = [1, 2, 3, 4, 5, 6, 10, 11, 15, 16, 20, 21, 25, 26, 30, 31, 35, 36, 40, 41];
  expect(years.map((year) => vacationDays(year, legal))).toEqual([
    12, 14, 16, 18, 20, 22, 22, 24, 24, 26, 26, 28, 28, 30, 30, 32, 32, 34, 34, 36,
  ]);
  expect(vacationDays(0, legal)).toBe(0);
});

test('an employer’s table goes on after its last row, and the law’s days when they are more', () => {
  const scope = better({ vacation_days: [15, 20] });
  expect([1, 2, 3, 6].map((year) => vacationDays(year, scope))).toEqual([15, 20, 20, 22]);
});

test('E18: factors of the law by year of service', () => {
  const years = [1, 2, 3, 4, 5, 6, 11, 16, 21, 26, 31];
  expect(years.map((year) => integrationFactor(year, legal).toFixed(4)).join(' ')).toBe(
    '1.0493 1.0507 1.0521 1.0534 1.0548 1.0562 1.0575 1.0589 1.0603 1.0616 1.0630',
  );
});

test.each([
  [{ aguinaldo_days: '30' }, '1.0904'],
  [{ aguinaldo_days: '30', vacation_days: [20], vacation_premium_percent: '50' }, '1.1096'],
  [{ aguinaldo_days: '20', vacation_days: [20], vacation_premium_percent: '30' }, '1.0712'],
])('E18: better benefits %j give %s', (benefits, factor) => {
  expect(integrationFactor(1, better(benefits)).toFixed(4)).toBe(factor);
});

test('E18: bases of 500 a day', () => {
  const base = (fixed: string, benefits: Partial<Benefits> = {}) =>
    fixedSbc(new Decimal(500), '2026-01-10', {
      ...better(benefits),
      zone: 'general',
      fixedParts: new Decimal(fixed),
    }).toFixed(2);
  expect(base('0')).toBe('524.65');
  expect(base('10')).toBe('534.65');
  expect(integratingVales(new Decimal(60), legal).toFixed(2)).toBe('13.08');
  expect(base('13.08')).toBe('537.73');
  expect(base('0', { aguinaldo_days: '30' })).toBe('545.20');
});

test('§3.7: with 22 vacation days the factor of four decimals gives 528.10, the unrounded one 528.08', () => {
  const base = (factor: 'cuatro_decimales' | 'sin_redondear') =>
    fixedSbc(new Decimal(500), '2020-03-10', { ...legal, zone: 'general', factor }).toFixed(2);
  expect([base('cuatro_decimales'), base('sin_redondear')]).toEqual(['528.10', '528.08']);
});

test('a base grows on the anniversary', () => {
  const base = (day: string) =>
    fixedSbc(new Decimal(500), '2025-03-10', { ...legal, date: day, zone: 'general' }).toFixed(2);
  expect([base('2026-03-09'), base('2026-03-10')]).toEqual(['524.65', '525.35']);
});

test('E19: the variable part', () => {
  const part = (pay: string, days: number) => variablePart(new Decimal(pay), days)?.toFixed(2);
  const sbc = (fixed: Decimal, variable: string) =>
    limitedSbc(fixed.plus(variable), { figures, date, zone: 'general' }).toFixed(2);
  expect(part('6000', 60)).toBe('100.00');
  expect(sbc(new Decimal(500).times('1.0493'), '100')).toBe('624.65');
  expect(part('1700', 61)).toBe('27.87');
  expect(part('6000', 61 - 2 - 3)).toBe('107.14');
  expect(sbc(new Decimal(500).times('1.0493'), '107.14')).toBe('631.79');
  expect(new Decimal(200).times('1.0712').plus(40).toFixed(2)).toBe('254.24');
  expect(variablePart(new Decimal(6000), 0)).toBeNull();
  const fortnight = new Decimal(2000).times(15).dividedBy('30.4');
  expect(fortnight.toFixed(2)).toBe('986.84');
  expect(integratingVales(fortnight.dividedBy(15), legal).toFixed(2)).toBe('18.87');
});

test('E16: the unrounded factor of 22 vacation days', () => {
  expect(new Decimal(500).times(exactIntegrationFactor(6, legal)).toFixed(4)).toBe('528.0822');
});

test('a premium given as a share, a bonus below the law and a poor vacation row are told', () => {
  const problems = (benefits: Partial<Benefits>) => benefitProblems(better(benefits));
  expect(problems({})).toEqual([]);
  expect(problems({ vacation_premium_percent: '0.25' })).toEqual(['vacation_premium_percent']);
  expect(problems({ aguinaldo_days: '14' })).toEqual(['aguinaldo_days']);
  expect(problems({ vacation_days: [12, 13] })).toEqual(['vacation_days']);
  expect(problems({ vacation_days: [12, 14, 16] })).toEqual([]);
});
