/** Makes the calendar of a payroll: the periods of a year from a periodicity and a few figures. */

import { addDays, dateOf, monthEnd, monthOf, plainDate, weekdayOf, yearOf } from './plain-date.ts';
import { nearestWorkingDay, restDays } from './rest-days.ts';

export const PERIODICITIES = ['Semanal', 'Catorcenal', 'Decenal', 'Quincenal', 'Mensual'] as const;
export type Periodicity = (typeof PERIODICITIES)[number];

export type PayrollPeriod = {
  number: number;
  /** What lists show (specification 3 §3: month or period label). */
  mes: string;
  calendar: number;
  /** The month that it accumulates to, from 1. */
  month: number;
  initial_date: string;
  end_date: string;
  payment_date: string;
  incidence_close_date: string;
};

export type CalendarPlan = {
  periodicity: Periodicity;
  year: number;
  /** The first day of the first period; the periods before it are left out. */
  first_day: string;
  /** From a period's last day to its payment, which moves to a working day. */
  payment_days: number;
  /** From the end of capture to the payment. */
  close_days: number;
  /** Capture may end before the period does, and payment come before its last day. */
  early_close: boolean;
};

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

type Span = Pick<PayrollPeriod, 'number' | 'mes' | 'month' | 'initial_date' | 'end_date'>;

/** Every period of the plan's year in order. */
export function payrollCalendar(plan: CalendarPlan): PayrollPeriod[] {
  return spansOf(plan).map((span) => ({ ...span, calendar: plan.year, ...datesOf(span.end_date, plan) }));
}

function spansOf({ periodicity, year, first_day }: CalendarPlan): Span[] {
  switch (periodicity) {
    case 'Semanal':
      return spansOfDays(7, 'Semana', year, first_day);
    case 'Catorcenal':
      return spansOfDays(14, 'Catorcena', year, first_day);
    case 'Decenal':
      return since(first_day, partsOfMonths(year, [10, 20], 'decena'));
    case 'Quincenal':
      return since(first_day, partsOfMonths(year, [15], 'quincena'));
    case 'Mensual':
      return since(first_day, partsOfMonths(year, [], ''));
  }
}

/** Of equal length from the first day on; each is of the year, and of the month, that its middle lies in. */
function spansOfDays(days: number, name: string, year: number, first_day: string): Span[] {
  const spans: Span[] = [];
  const middle = Math.floor((days - 1) / 2);
  for (let from = first_day; yearOf(addDays(from, middle)) <= year; from = addDays(from, days)) {
    if (yearOf(addDays(from, middle)) < year) continue;
    const to = addDays(from, days - 1);
    const number = spans.length + 1;
    spans.push({
      number,
      mes: `${name} ${number} (${daysFrom(from, to)})`,
      month: monthOf(addDays(from, middle)),
      initial_date: from,
      end_date: to,
    });
  }
  return spans;
}

/** @param cuts the days of the month on which all parts but the last end. */
function partsOfMonths(year: number, cuts: number[], name: string): Span[] {
  return MONTHS.flatMap((monthName, at) => {
    const month = at + 1;
    const ends = [...cuts.map((day) => plainDate(year, month, day)), monthEnd(year, month)];
    return ends.map((end_date, part) => ({
      number: at * ends.length + part + 1,
      mes: cuts.length === 0 ? capitalized(monthName) : `${part + 1}.ª ${name} de ${monthName}`,
      month,
      initial_date: part === 0 ? plainDate(year, month, 1) : addDays(ends[part - 1] ?? end_date, 1),
      end_date,
    }));
  });
}

/** From the span that holds the day on; that one begins there. Their numbers stay. */
const since = (first_day: string, spans: Span[]): Span[] =>
  spans
    .filter(({ end_date }) => end_date >= first_day)
    .map((span) => (span.initial_date < first_day ? { ...span, initial_date: first_day } : span));

/** What the plan's figures give, before payment and closing move to working days. */
export function plannedDates(
  end: string,
  { payment_days, close_days, early_close }: Omit<CalendarPlan, 'periodicity' | 'year' | 'first_day'>,
): Pick<PayrollPeriod, 'payment_date' | 'incidence_close_date'> {
  const payment_date = addDays(end, payment_days);
  const close = addDays(payment_date, -close_days);
  return { payment_date, incidence_close_date: close < end && !early_close ? end : close };
}

/**
 * Payments are made on working days, and capture does not end on a Sunday or a rest day: both move to the working day
 * before, or to the one after while the period still runs and nobody has said that it may end early.
 */
function datesOf(
  end: string,
  plan: CalendarPlan,
): Pick<PayrollPeriod, 'payment_date' | 'incidence_close_date'> {
  const { close_days, early_close } = plan;
  const requested = nearestWorkingDay(plannedDates(end, plan).payment_date, 'previous');
  const payment_date = requested < end && !early_close ? nearestWorkingDay(end, 'next') : requested;
  const close = closingDay(addDays(payment_date, -close_days));
  if (close >= end || early_close) return { payment_date, incidence_close_date: close };
  const next = canClose(end) ? end : nearestWorkingDay(end, 'next');
  return { payment_date, incidence_close_date: next <= payment_date ? next : end };
}

/** Capture may end on a Saturday, but on no Sunday and no rest day. */
export const canClose = (day: string): boolean => weekdayOf(day) !== 0 && !restDays(yearOf(day)).has(day);
const closingDay = (day: string): string => (canClose(day) ? day : nearestWorkingDay(day, 'previous'));

const capitalized = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const shortDay = (day: string): string => `${dateOf(day)} ${MONTHS[monthOf(day) - 1]?.slice(0, 3)}`;

/** "del 16 al 22 nov", "del 30 mar al 5 abr". */
const daysFrom = (from: string, to: string): string =>
  `del ${monthOf(from) === monthOf(to) ? dateOf(from) : shortDay(from)} al ${shortDay(to)}`;
