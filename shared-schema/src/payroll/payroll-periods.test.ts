import { expect, test } from 'vitest';
import { PERIODICITIES } from './payroll-calendar.ts';
import { payrollPeriods, periodInSentence } from './payroll-periods.ts';
import { addDays, weekdayOf } from './plain-date.ts';

test.each(PERIODICITIES)(
  '%s periods follow each other without a gap from 2025 to the end of 2027',
  (periodicity) => {
    const periods = [2025, 2026, 2027].flatMap((year) => payrollPeriods(periodicity, year));
    expect(periods.length).toBeGreaterThan(35);
    for (const [at, period] of periods.entries()) {
      const before = periods[at - 1];
      if (before !== undefined) expect(period.initial_date).toBe(addDays(before.end_date, 1));
      expect([0, 6]).not.toContain(weekdayOf(period.payment_date));
      expect(period.incidence_close_date <= period.payment_date).toBe(true);
      expect(period.incidence_close_date >= period.end_date).toBe(true);
      expect(period.month).toBeGreaterThan(0);
    }
    expect(
      (periods[0]?.initial_date ?? '9') <= (periodicity === 'Catorcenal' ? '2025-01-07' : '2025-01-01'),
    ).toBe(true);
    // The middle of 14 days says whose they are.
    expect(
      (periods.at(-1)?.end_date ?? '') >= (periodicity === 'Catorcenal' ? '2027-12-25' : '2027-12-31'),
    ).toBe(true);
  },
);

test('a year has 12 months, 24 fortnights and 52 or 53 weeks', () => {
  expect([2025, 2026, 2027].map((year) => payrollPeriods('Semanal', year).length)).toEqual([52, 53, 52]);
  expect(payrollPeriods('Quincenal', 2026)).toHaveLength(24);
  expect(payrollPeriods('Mensual', 2026)).toHaveLength(12);
});

test('a label is a part of a sentence', () => {
  const sentences = PERIODICITIES.map((periodicity) => {
    const period = payrollPeriods(periodicity, 2026).findLast(({ end_date }) => end_date <= '2026-11-30');
    return `la captura de ${periodInSentence(period?.mes ?? '')}`;
  });
  expect(sentences).toEqual([
    'la captura de la semana 48 (del 23 al 29 nov)',
    'la captura de la catorcena 23 (del 9 al 22 nov)',
    'la captura de la 3.ª decena de noviembre',
    'la captura de la 2.ª quincena de noviembre',
    'la captura de noviembre',
  ]);
});

test('labels and dates of one of each', () => {
  expect(payrollPeriods('Semanal', 2026)[13]).toMatchObject({
    number: 14,
    mes: 'Semana 14 (del 30 mar al 5 abr)',
    month: 4,
    initial_date: '2026-03-30',
    end_date: '2026-04-05',
    payment_date: '2026-04-10',
    incidence_close_date: '2026-04-07',
  });
  expect(payrollPeriods('Quincenal', 2026)[3]).toMatchObject({
    mes: '2.ª quincena de febrero',
    initial_date: '2026-02-16',
    end_date: '2026-02-28',
    payment_date: '2026-03-03',
  });
  expect(payrollPeriods('Mensual', 2025)[7]).toMatchObject({
    mes: 'Agosto',
    payment_date: '2025-09-05',
    incidence_close_date: '2025-09-02',
  });
});
