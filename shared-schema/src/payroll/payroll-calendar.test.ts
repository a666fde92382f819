import { expect, it } from 'vitest';
import { type CalendarPlan, payrollCalendar } from './payroll-calendar.ts';
import { weekdayOf } from './plain-date.ts';
import { isWorkingDay } from './rest-days.ts';

const plan = (changes: Partial<CalendarPlan>): CalendarPlan => ({
  periodicity: 'Quincenal',
  year: 2026,
  first_day: '2026-01-01',
  payment_days: 0,
  close_days: 3,
  early_close: false,
  ...changes,
});

it('capture does not end before the period unless that is said on purpose', () => {
  const [first] = payrollCalendar(plan({}));
  expect(first).toMatchObject({ payment_date: '2026-01-15', incidence_close_date: '2026-01-15' });
  const [early] = payrollCalendar(plan({ early_close: true }));
  expect(early).toMatchObject({ payment_date: '2026-01-15', incidence_close_date: '2026-01-12' });
});

it('a payment at a weekend is made on the Friday before, or on the Monday after if the period still runs', () => {
  const second = (changes: Partial<CalendarPlan>) => payrollCalendar(plan(changes))[1];
  expect(second({})).toMatchObject({ end_date: '2026-01-31', payment_date: '2026-02-03' });
  expect(second({ early_close: true })).toMatchObject({ payment_date: '2026-01-30' });
  expect(second({ payment_days: 7 })).toMatchObject({ payment_date: '2026-02-06' });
});

it('a payroll that begins within a year has its periods from that day on, with their numbers', () => {
  const periods = payrollCalendar(plan({ first_day: '2026-07-06' }));
  expect(periods[0]).toMatchObject({ number: 13, initial_date: '2026-07-06', end_date: '2026-07-15' });
  expect(periods).toHaveLength(12);
});

it('weeks and 14 days begin on the first day; they are of the year of their middle', () => {
  const weeks = payrollCalendar(plan({ periodicity: 'Semanal', first_day: '2026-01-03' }));
  expect(weeks[0]).toMatchObject({ mes: 'Semana 1 (del 3 al 9 ene)', initial_date: '2026-01-03' });
  expect(weeks.at(-1)).toMatchObject({ initial_date: '2026-12-26', end_date: '2027-01-01' });
  const fourteen = payrollCalendar(plan({ periodicity: 'Catorcenal', first_day: '2026-01-05' }));
  expect(fourteen).toHaveLength(26);
  expect(fourteen[1]).toMatchObject({ mes: 'Catorcena 2 (del 19 ene al 1 feb)', month: 1 });
});

it('a month has three decenas', () => {
  const periods = payrollCalendar(plan({ periodicity: 'Decenal' }));
  expect(periods.slice(3, 6).map(({ mes, end_date }) => `${mes}: ${end_date}`)).toEqual([
    '1.ª decena de febrero: 2026-02-10',
    '2.ª decena de febrero: 2026-02-20',
    '3.ª decena de febrero: 2026-02-28',
  ]);
  expect(periods).toHaveLength(36);
});

it('payments and closings on rest days or Sundays move to the working day before', () => {
  const periods = payrollCalendar(
    plan({ periodicity: 'Semanal', first_day: '2025-12-29', payment_days: 5, close_days: 3 }),
  );
  // 25 December 2026 is a Friday; the closing follows the payment.
  expect(periods.find(({ end_date }) => end_date === '2026-12-20')).toMatchObject({
    payment_date: '2026-12-24',
    incidence_close_date: '2026-12-21',
  });
  // 16 November 2026, a Monday, is a rest day: the closing would be before the period's end.
  const monday = payrollCalendar(
    plan({ periodicity: 'Semanal', first_day: '2025-12-29', payment_days: 2, close_days: 1 }),
  );
  expect(monday.find(({ end_date }) => end_date === '2026-11-15')).toMatchObject({
    payment_date: '2026-11-17',
    incidence_close_date: '2026-11-17',
  });
  for (const { end_date, payment_date, incidence_close_date: close } of [...periods, ...monday]) {
    expect(isWorkingDay(payment_date)).toBe(true);
    expect(weekdayOf(close)).not.toBe(0);
    expect(close >= end_date && close <= payment_date).toBe(true);
  }
});
