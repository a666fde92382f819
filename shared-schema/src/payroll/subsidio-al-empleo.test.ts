import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { subsidioAlEmpleo } from './subsidio-al-empleo.ts';

test.each([
  ['2025-01-31', 'mensual', '10171', '474.95'],
  ['2025-06-30', 'mensual', '10171', '474.65'],
  ['2025-06-30', 'mensual', '10171.01', '0.00'],
  ['2025-06-13', 15, '5018.59', '234.20'],
  ['2025-06-13', 15, '5018.60', '0.00'],
  ['2025-06-13', 7, '2342.01', '109.29'],
  ['2026-01-30', 'mensual', '11492.66', '536.21'],
  ['2026-06-30', 'mensual', '11492.66', '535.65'],
  ['2026-06-30', 'mensual', '11492.67', '0.00'],
] as const)('on %s for %s days, %s pesos of income allow %s', (day, days, income, expected) => {
  expect(subsidioAlEmpleo(new Decimal(income), day, days).toFixed(2)).toBe(expected);
});
