import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PERIODICITIES, payrollCalendar } from './payroll-calendar.ts';
import { usualFirstDay } from './payroll-periods.ts';
import { addDays, yearOf } from './plain-date.ts';

const aPlan = fc
  .record({
    periodicity: fc.constantFrom(...PERIODICITIES),
    year: fc.integer({ min: 2019, max: 2035 }),
    payment_days: fc.nat({ max: 10 }),
    close_days: fc.nat({ max: 10 }),
    early_close: fc.boolean(),
  })
  .map((plan) => ({ ...plan, first_day: usualFirstDay(plan.periodicity, plan.year) }));

it('a calendar has every day once, also over the end of a year (PAYROLL §1)', () => {
  fc.assert(
    fc.property(aPlan, (plan) => {
      const next = { ...plan, year: plan.year + 1 };
      const first_day = usualFirstDay(next.periodicity, next.year);
      const periods = [...payrollCalendar(plan), ...payrollCalendar({ ...next, first_day })];
      for (const [at, { initial_date, end_date }] of periods.entries()) {
        expect(initial_date <= end_date).toBe(true);
        const before = periods[at - 1];
        if (before !== undefined) expect(initial_date).toBe(addDays(before.end_date, 1));
      }
    }),
  );
});

it('capture ends with its period or later, and not after the payment, unless that is said on purpose', () => {
  fc.assert(
    fc.property(aPlan, (plan) => {
      for (const period of payrollCalendar(plan)) {
        expect(period.month).toBeGreaterThanOrEqual(1);
        expect(period.month).toBeLessThanOrEqual(12);
        expect(period.incidence_close_date <= period.payment_date).toBe(true);
        if (plan.early_close) continue;
        expect(period.incidence_close_date >= period.end_date).toBe(true);
        expect(period.payment_date >= period.end_date).toBe(true);
      }
    }),
  );
});

it('the numbers of a year go up one by one', () => {
  fc.assert(
    fc.property(aPlan, (plan) => {
      const periods = payrollCalendar(plan);
      expect(periods.map(({ number }) => number)).toEqual(periods.map((_, at) => at + 1));
      expect(new Set(periods.map(({ mes }) => mes)).size).toBe(periods.length);
      for (const { calendar } of periods) expect(calendar).toBe(plan.year);
      expect(yearOf(periods[0]?.end_date ?? '')).toBe(plan.year);
    }),
  );
});
