/** The usual calendar of pay periods of the bureau, and what a period pays. */
import { type PayrollPeriod, type Periodicity, payrollCalendar } from './payroll-calendar.ts';
import { addDays, daysBetween, plainDate, weekdayOf, yearOf } from './plain-date.ts';

/** Days that a full period pays, whatever the calendar has. */
export const PAID_DAYS = {
  Semanal: 7,
  Catorcenal: 14,
  Decenal: 10,
  Quincenal: 15,
  Mensual: 30,
} satisfies Record<Periodicity, number>;

/** Days from a period's end to its payment, and from the end of capture to the payment. */
const USUAL_DAYS = {
  Semanal: { payment_days: 5, close_days: 3 },
  Catorcenal: { payment_days: 5, close_days: 3 },
  Decenal: { payment_days: 3, close_days: 2 },
  Quincenal: { payment_days: 3, close_days: 2 },
  Mensual: { payment_days: 5, close_days: 3 },
} satisfies Record<Periodicity, { payment_days: number; close_days: number }>;

/** Every period of a year in order: weeks from Monday, parts of months from the 1st. Capture ends after the period. */
export const payrollPeriods = (periodicity: Periodicity, year: number): PayrollPeriod[] =>
  payrollCalendar({
    periodicity,
    year,
    first_day: usualFirstDay(periodicity, year),
    ...USUAL_DAYS[periodicity],
    early_close: false,
  });

/** A Monday from which fortnights of 14 days are counted, because years do not hold a whole number of them. */
const FIRST_CATORCENA = '2018-12-31';

/**
 * The day that the year's first period begins on: the Monday of the week with the year's first Thursday, for 14 days
 * the first of those counted from `FIRST_CATORCENA`, else the 1st of January.
 */
export function usualFirstDay(periodicity: Periodicity, year: number): string {
  if (periodicity !== 'Semanal' && periodicity !== 'Catorcenal') return plainDate(year, 1, 1);
  const fourth = plainDate(year, 1, 4);
  const monday = addDays(fourth, -((weekdayOf(fourth) + 6) % 7));
  if (periodicity === 'Semanal') return monday;
  const weeks = daysBetween(FIRST_CATORCENA, monday) / 7;
  return weeks % 2 === 0 ? monday : addDays(monday, middleIsBefore(addDays(monday, -7), year) ? 7 : -7);
}

/** Whether the middle of 14 days, which says whose they are, lies before the year. */
const middleIsBefore = (from: string, year: number): boolean => yearOf(addDays(from, 6)) < year;

/** What a new calendar proposes. */
export const usualCalendarDays = (periodicity: Periodicity): { payment_days: number; close_days: number } =>
  USUAL_DAYS[periodicity];

/** A period's label (`mes`) within a sentence: "la semana 47 (del 16 al 22 nov)", "la 2.ª quincena de noviembre", "noviembre". */
export function periodInSentence(mes: string): string {
  const texts = `${mes.charAt(0).toLowerCase()}${mes.slice(1)}`;
  return /^(semana|catorcena) |quincena|decena/.test(texts) ? `la ${texts}` : texts;
}
