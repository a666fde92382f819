/** The bureau's calendar of pay periods. */
import {
  addDays,
  dateOf,
  daysBetween,
  monthEnd,
  monthOf,
  plainDate,
  weekdayOf,
  yearOf,
} from './plain-date.ts';

export const PERIODICITIES = ['Semanal', 'Quincenal', 'Mensual'] as const;
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

/** Days that a full period pays, whatever the calendar has. */
export const PAID_DAYS = { Semanal: 7, Quincenal: 15, Mensual: 30 } satisfies Record<Periodicity, number>;

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Every period of a year in order, numbered from 1. */
export function payrollPeriods(periodicity: Periodicity, year: number): PayrollPeriod[] {
  switch (periodicity) {
    case 'Semanal':
      return weeks(year);
    case 'Quincenal':
      return fortnights(year);
    case 'Mensual':
      return months(year);
  }
}

/** Monday to Sunday, of the year that its Thursday is in; captured until Tuesday, paid on Friday after it. */
function weeks(year: number): PayrollPeriod[] {
  const fourth = plainDate(year, 1, 4);
  let monday = addDays(fourth, -((weekdayOf(fourth) + 6) % 7));
  const periods: PayrollPeriod[] = [];
  while (yearOf(addDays(monday, 3)) === year) {
    const end = addDays(monday, 6);
    const number = periods.length + 1;
    periods.push({
      number,
      mes: `Semana ${number} (${daysFrom(monday, end)})`,
      calendar: year,
      month: monthOf(addDays(monday, 3)),
      initial_date: monday,
      end_date: end,
      payment_date: addDays(end, 5),
      incidence_close_date: addDays(end, 2),
    });
    monday = addDays(monday, 7);
  }
  return periods;
}

/** The 1st to the 15th and the 16th to the month's end; paid on the last working day, captured until 3 days before. */
function fortnights(year: number): PayrollPeriod[] {
  return MONTHS.flatMap((name, at) => {
    const month = at + 1;
    const middle = plainDate(year, month, 15);
    const end = monthEnd(year, month);
    return [
      salaryPeriod(at * 2 + 1, `1.ª quincena de ${name}`, plainDate(year, month, 1), middle, 3),
      salaryPeriod(at * 2 + 2, `2.ª quincena de ${name}`, addDays(middle, 1), end, 3),
    ];
  });
}

/** Calendar months; paid on the last working day, captured until 5 days before. */
function months(year: number): PayrollPeriod[] {
  return MONTHS.map((name, at) => {
    const first = plainDate(year, at + 1, 1);
    return salaryPeriod(
      at + 1,
      `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      first,
      monthEnd(year, at + 1),
      5,
    );
  });
}

function salaryPeriod(
  number: number,
  mes: string,
  from: string,
  to: string,
  closeDays: number,
): PayrollPeriod {
  const payment = workingDayUntil(to);
  return {
    number,
    mes,
    calendar: yearOf(to),
    month: monthOf(to),
    initial_date: from,
    end_date: to,
    payment_date: payment,
    incidence_close_date: addDays(payment, -closeDays),
  };
}

/** The day itself, or the Friday before it at a weekend. */
function workingDayUntil(day: string): string {
  const weekday = weekdayOf(day);
  return addDays(day, weekday === 0 ? -2 : weekday === 6 ? -1 : 0);
}

const shortDay = (day: string): string => `${dateOf(day)} ${MONTHS[monthOf(day) - 1]?.slice(0, 3)}`;

/** "del 16 al 22 nov", "del 30 mar al 5 abr". */
const daysFrom = (from: string, to: string): string =>
  `del ${monthOf(from) === monthOf(to) ? dateOf(from) : shortDay(from)} al ${shortDay(to)}`;

/** A period's label (`mes`) within a sentence: "la semana 47 (del 16 al 22 nov)", "la 2.ª quincena de noviembre", "noviembre". */
export function periodInSentence(mes: string): string {
  const words = `${mes.charAt(0).toLowerCase()}${mes.slice(1)}`;
  return /^semana |quincena/.test(words) ? `la ${words}` : words;
}

/**
 * The days of a period that an employee is paid for: all of its conventional days, or, for who came or left
 * within it, those of the calendar, never more than the convention.
 */
export function paidDays(
  periodicity: Periodicity,
  period: Pick<PayrollPeriod, 'initial_date' | 'end_date'>,
  employment: { hire_date: string; termination_date: string | null },
): number {
  const hiredWithin = employment.hire_date > period.initial_date;
  const from = hiredWithin ? employment.hire_date : period.initial_date;
  const left = employment.termination_date;
  const to = left !== null && left < period.end_date ? left : period.end_date;
  if (from > to) return 0;
  const full = from === period.initial_date && to === period.end_date;
  const calendar = daysBetween(from, to) + 1;
  return full ? PAID_DAYS[periodicity] : Math.min(calendar, PAID_DAYS[periodicity]);
}
