import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import { isr, isrTariff } from './isr.ts';

const published = (text: string) => text.split(' ').map((pair) => pair.split(':'));

const FIFTEEN_DAYS_2026 = published(
  '0.01:0 416.71:7.95 3537.16:207.75 6216.16:499.20 7225.96:660.75 8651.41:916.20 17448.76:2795.25 27501.61:5159.70 52505.26:12660.75 70006.96:18261.30 210020.71:65866.05',
);
const FIFTEEN_DAYS_2025 = published(
  '0.01:0 368.11:7.05 3124.36:183.45 5490.76:441.00 6382.81:583.65 7641.91:809.25 15412.81:2469.15 24292.66:4557.75 46378.51:11183.40 61838.11:16130.55 185514.31:58180.35',
);
const SEVEN_DAYS_2025 = published(
  '0.01:0 171.79:3.29 1458.04:85.61 2562.36:205.80 2978.65:272.37 3566.23:377.65 7192.65:1152.27 11336.58:2126.95 21643.31:5218.92 28857.79:7527.59 86573.35:27150.83',
);

describe('the tariffs by days are the published ones', () => {
  test.each([
    ['2026-11-20', 15, FIFTEEN_DAYS_2026],
    ['2025-06-13', 15, FIFTEEN_DAYS_2025],
    ['2025-06-13', 7, SEVEN_DAYS_2025],
  ] as const)('of %s, %i days', (day, days, expected) => {
    const matches = isrTariff(day, days).map((one) => [one.limiteInferior, one.cuotaFija]);
    expect(matches.map((pair) => pair.map((value) => value.toNumber()))).toEqual(
      expected.map((pair) => pair.map(Number)),
    );
  });
});

test('each fixed fee of a monthly tariff is the tax at the end of the bracket before, within a cent', () => {
  for (const day of ['2025-06-13', '2026-06-15']) {
    const tariff = isrTariff(day, 'mensual');
    for (const [at, bracket] of tariff.entries()) {
      const before = tariff[at - 1];
      if (before === undefined) continue;
      const end = bracket.limiteInferior.minus(before.limiteInferior).times(before.porcentaje).dividedBy(100);
      expect(before.cuotaFija.plus(end).minus(bracket.cuotaFija).abs().toNumber()).toBeLessThan(0.02);
    }
  }
});

test('a month of 20,000 pesos in 2026 pays 2,383.65', () => {
  // 1,856.84 + (20,000 − 17,533.65) × 21.36 %
  expect(isr(new Decimal('20000'), '2026-03-31', 'mensual').toFixed(2)).toBe('2383.65');
});

test('no income, no tax; a year before the tariffs is refused', () => {
  expect(isr(new Decimal(0), '2026-03-31', 15).toNumber()).toBe(0);
  expect(() => isr(new Decimal(1), '2019-03-31', 15)).toThrow(RangeError);
});
