import { PUBLISHED_FIGURES } from '@lienzo/schema/payroll/figures/published-figures';
import { expect, test } from 'vitest';
import { earlierExempt } from './earlier-overtime.ts';

const hours = (horas: string, fecha = '2026-03-13') => ({ horas, fecha, payment_date: '2026-03-14' });
const scope = (daily_salary: string) => ({
  ...{ figures: PUBLISHED_FIGURES, zone: 'general' as const },
  salaries: [{ vigente_desde: '2020-01-01', daily_salary, sbc: '1' }],
  payment_date: '2026-03-21',
});

test.each([
  ['half of the pay', '400.00', ['6'], '300.00'],
  ['up to five UMA of the week', '1000.00', ['6'], '586.55'],
  ['of several days together', '400.00', ['2', '4'], '300.00'],
  ['nothing that counts, at the minimum wage', '315.04', ['6'], '0'],
  ['nothing without hours', '400.00', [], '0'],
])('the exempt part of an earlier period is %s', (_, daily, given, exempt) => {
  expect(
    earlierExempt(
      given.map((horas) => hours(horas)),
      scope(daily),
    ),
  ).toBe(exempt);
});

test('a payment of a year without figures counts with those of this period, and never throws', () => {
  const unpublished = [{ ...hours('6'), payment_date: '2031-03-14' }];
  expect(earlierExempt(unpublished, scope('1000.00'))).toBe('586.55');
  expect(earlierExempt(unpublished, { ...scope('1000.00'), payment_date: '2031-03-21' })).toBe('0');
});
