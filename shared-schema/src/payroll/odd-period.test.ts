import { expect, test } from 'vitest';
import { oddPeriodDays } from './odd-period.ts';
import { payrollPeriods } from './payroll-periods.ts';

const textOf = (payment_date: string, incidence_close_date: string | null, end_date = '2026-11-10') =>
  oddPeriodDays({ end_date, payment_date, incidence_close_date }).map(
    ({ field, message }) => `${field}: ${message}`,
  );

test('a payment or a closing on a rest day, a Saturday or a Sunday is told with one that could be instead', () => {
  // A Sunday, and the third Monday of November.
  expect(textOf('2026-11-15', '2026-11-16')).toEqual([
    'payment_date: El pago cae en 15/11/2026, que no es día hábil. El más cercano es 13/11/2026.',
    'incidence_close_date: El cierre de captura cae en 16/11/2026, que no es día hábil. El más cercano es 13/11/2026.',
  ]);
  expect(textOf('2026-11-21', null)).toHaveLength(1);
  // Not before the period's end.
  expect(textOf('2026-11-15', null, '2026-11-14')).toEqual([
    'payment_date: El pago cae en 15/11/2026, que no es día hábil. El más cercano es 17/11/2026.',
  ]);
});

test('working days, empty days and days that are being typed are not told', () => {
  expect(textOf('2026-11-13', '2026-11-17')).toEqual([]);
  expect(textOf('', null)).toEqual([]);
  expect(textOf('2026-02-31', '')).toEqual([]);
});

test('what a calendar makes is never told: a closing stays on the last day rather than before it', () => {
  expect(textOf('2026-02-05', '2026-02-01', '2026-02-01')).toEqual([]);
  for (const periodicity of ['Semanal', 'Catorcenal', 'Decenal', 'Quincenal', 'Mensual'] as const)
    for (const year of [2025, 2026, 2027])
      expect(payrollPeriods(periodicity, year).flatMap(oddPeriodDays), `${periodicity} ${year}`).toEqual([]);
});
