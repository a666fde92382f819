import { expect, test } from 'vitest';
import { oddPeriodDays } from './odd-period.ts';

const told = (payment_date: string, incidence_close_date: string | null) =>
  oddPeriodDays({ payment_date, incidence_close_date }).map(({ field, message }) => `${field}: ${message}`);

test('a payment or a closing on a rest day, a Saturday or a Sunday is told with the working day before it', () => {
  // A Sunday, and the third Monday of November.
  expect(told('2026-11-15', '2026-11-16')).toEqual([
    'payment_date: El pago cae en 15/11/2026, que no es día hábil. El anterior es 13/11/2026.',
    'incidence_close_date: El cierre de captura cae en 16/11/2026, que no es día hábil. El anterior es 13/11/2026.',
  ]);
  expect(told('2026-11-21', null)).toHaveLength(1);
});

test('working days, empty days and days that are being typed are not told', () => {
  expect(told('2026-11-13', '2026-11-17')).toEqual([]);
  expect(told('', null)).toEqual([]);
  expect(told('2026-02-31', '')).toEqual([]);
});
