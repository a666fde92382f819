import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { cappedSbc, cesantiaPercent, employerQuotas, workerQuotas } from './imss.ts';

test('the worker of 500 pesos a day pays these quotas for 30 days of 2026', () => {
  const quotas = workerQuotas({ sbc: new Decimal('500'), days: 30, day: '2026-06-30' });
  // Surplus over 3 UMA: 500 − 351.93 = 148.07
  expect(quotas.excedente.toFixed(2)).toBe('17.77');
  expect(quotas.prestaciones_dinero.toFixed(2)).toBe('37.50');
  expect(quotas.gastos_medicos.toFixed(2)).toBe('56.25');
  expect(quotas.invalidez_vida.toFixed(2)).toBe('93.75');
  expect(quotas.cesantia_vejez.toFixed(2)).toBe('168.75');
  expect(quotas.total.toFixed(2)).toBe('374.02');
});

test('the employer pays the flat quota on one UMA and cesantía by the band of the base', () => {
  const quotas = employerQuotas({
    sbc: new Decimal('500'),
    days: 30,
    day: '2026-06-30',
    riskPremium: '0.54355',
  });
  expect(quotas.cuota_fija.toFixed(2)).toBe('717.94');
  expect(quotas.riesgos.toFixed(2)).toBe('81.53');
  expect(quotas.cesantia_vejez.toFixed(2)).toBe('1126.95'); // 4.26 UMA: 7.513 %
  expect(quotas.total.toFixed(2)).toBe(
    Decimal.sum('717.94', '48.86', '105', '157.5', '262.5', '150', '300', '1126.95', '81.53', '750').toFixed(
      2,
    ),
  );
});

test.each([
  ['315.04', '2026-06-30', '3.150'],
  ['330', '2026-06-30', '6.026'],
  ['400', '2026-06-30', '6.361'],
  ['469.24', '2026-06-30', '6.613'],
  ['480', '2026-06-30', '7.513'],
  ['480', '2025-06-30', '6.422'],
  ['480', '2027-06-30', '8.603'],
])('cesantía of a base of %s on %s is %s %%', (sbc, day, percent) => {
  expect(cesantiaPercent(new Decimal(sbc), day)).toBe(percent);
});

test('a base is never more than 25 UMA', () => {
  expect(cappedSbc(new Decimal('9000'), '2026-06-30').toFixed(2)).toBe('2932.75');
});
