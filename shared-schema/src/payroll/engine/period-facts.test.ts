import { expect, test } from 'vitest';
import { payrollPeriods } from '../payroll-periods.ts';
import { calculate } from './calculate.ts';
import { calculatedPeriod, monthToDate, yearToDate } from './period-facts.ts';
import { captured, inputOf } from './testing/input-of.ts';

test('fortnights: two a month, four a bimester, the first has the insurance', () => {
  const calendar = payrollPeriods('Quincenal', 2026);
  const facts = calendar.map((one) => calculatedPeriod(one, calendar));
  expect(
    facts.every(({ month_payrolls, bimester_payrolls }) => month_payrolls === 2 && bimester_payrolls === 4),
  ).toBe(true);
  // The second fortnight is mostly paid in the next month, before the first one of that month.
  const closings = Map.groupBy(facts, ({ payment_date }) => payment_date.slice(0, 7));
  for (const paid of closings.values())
    expect(paid.map(({ closes_month }) => closes_month)).toEqual(paid.map((_, at) => at === paid.length - 1));
  expect(closings.size).toBe(12);
  const atOnce = calendar.map((one) => ({ ...one, payment_date: one.end_date }));
  const closing = atOnce.map((one) => Number(calculatedPeriod(one, atOnce).closes_month));
  expect(closing.join('')).toBe('01'.repeat(12));
  expect(facts.map(({ opens_bimester }) => Number(opens_bimester)).join('')).toBe('1000'.repeat(6));
});

test('weeks: each bimester has one that opens it, and as many as it says', () => {
  const calendar = payrollPeriods('Semanal', 2026);
  const facts = calendar.map((one) => calculatedPeriod(one, calendar));
  expect(facts.filter(({ opens_bimester }) => opens_bimester).length).toBeGreaterThanOrEqual(6);
  expect(new Set(facts.map(({ month_payrolls }) => month_payrolls)).has(4)).toBe(true);
  const shares = facts.reduce((total, { bimester_payrolls }) => total + 1 / bimester_payrolls, 0);
  expect(shares).toBeCloseTo(
    new Set(
      calendar.map(
        ({ end_date }) => `${end_date.slice(0, 4)}-${Math.ceil(Number(end_date.slice(5, 7)) / 2)}`,
      ),
    ).size,
    9,
  );
});

test('what earlier payments of the month and the year have paid', () => {
  const first = calculate(
    inputOf({ incidents: [captured('P012', '100.00'), captured('P003C_DI', '1.00', '2026-06-02')] }),
  );
  const earlier = [
    { payment_date: '2026-06-15', lines: first.lines, absences: ['2026-06-03', '2026-05-30'] },
    { payment_date: '2025-12-15', lines: first.lines, absences: ['2025-12-01'] },
  ];
  const month = monthToDate('2026-06-30', earlier);
  expect(month).toEqual({
    absences: { '2026-06': 1, '2026-05': 1, '2025-12': 1 },
    taxed: first.totals.taxable,
    withheld: first.totals.isr,
    other_taxed: '100.00',
    first_week_overtime_exempt: '0',
  });
  expect(monthToDate('2026-07-15', earlier)).toMatchObject({ taxed: '0.00', withheld: '0.00' });
  const year = yearToDate('2026-12-18', earlier);
  // A quarter of a day of 500, exempt.
  expect(year.exempt).toEqual({
    aguinaldo: '0.00',
    prima_vacacional: '125.00',
    ptu: '0.00',
    prevision_social: '0.00',
  });
  expect(year.pay).toBe(first.totals.perceptions);
});
