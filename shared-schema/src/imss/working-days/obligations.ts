/** What a registro patronal owes the IMSS in a year, each with the day by which it is due. */

import { monthEnd, plainDate, weekdayOf } from '../../payroll/plain-date.ts';
import { imssObligationMessages as texts } from '../../rule-messages/imss-obligation-messages.ts';
import { MONTHS } from '../../text/date-names.ts';
import { IMSS_CALENDAR, type ImssCalendar, isListedYear, nearestImssDay } from './imss-working-days.ts';
import { variableDeadline } from './movement-deadline.ts';

export const OBLIGATION_KINDS = [
  'cuotas_mensuales',
  'cuotas_bimestrales',
  'variabilidad',
  'prima_riesgo',
] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

export type Obligation = {
  kind: ObligationKind;
  register: string;
  /** What it is about: `2026-01` a month, `2026-B1` a bimester, `2025` a year. */
  period: string;
  /** The day by which it must be done. */
  due: string;
  title: string;
  note: string;
  /** False: the list of non-working days lacks the year. */
  is_confirmed: boolean;
};

const PAYMENT_DATE = 17;
const FRIDAY = 5;

/**
 * The last day to pay what is due on a 17th: on a Friday, a weekend or a non-working day it moves to the next working
 * day (CFF art. 12).
 * @param month in which it is paid, from 1.
 */
export function paymentDeadline(year: number, month: number, calendar: ImssCalendar = IMSS_CALENDAR): string {
  const day = plainDate(year, month, PAYMENT_DATE);
  const after = weekdayOf(day) === FRIDAY ? plainDate(year, month, PAYMENT_DATE + 1) : day;
  return nearestImssDay(after, 'next', calendar);
}

/** Those that are due in a year, by their day. */
export function obligationsOf(
  register: string,
  year: number,
  calendar: ImssCalendar = IMSS_CALENDAR,
): Obligation[] {
  const made = (kind: ObligationKind, period: string, about: string, due: string): Obligation => {
    const is_confirmed = isListedYear(due, calendar);
    const note = texts.notes[kind];
    return {
      kind,
      register,
      period,
      due,
      title: texts.titles[kind](register, about),
      note: is_confirmed ? note : `${note} ${texts.unconfirmed}`,
      is_confirmed,
    };
  };
  const obligations = Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) => {
    const about = previousMonth(year, month);
    const monthly = made(
      'cuotas_mensuales',
      `${about.year}-${String(about.month).padStart(2, '0')}`,
      texts.month(nameOf(about.month), about.year),
      paymentDeadline(year, month, calendar),
    );
    if (about.month % 2 === 1) return [monthly];
    const period = `${about.year}-B${about.month / 2}`;
    const both = texts.bimester(nameOf(about.month - 1), nameOf(about.month), about.year);
    return [
      monthly,
      made('cuotas_bimestrales', period, both, monthly.due),
      made('variabilidad', period, both, variableDeadline(year, month, calendar)),
    ];
  });
  // The statement is presented at an office, not paid at a bank: a Friday counts.
  const statement = nearestImssDay(monthEnd(year, 2), 'next', calendar);
  obligations.push(made('prima_riesgo', String(year - 1), String(year - 1), statement));
  return obligations.toSorted((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0));
}

const previousMonth = (year: number, month: number) =>
  month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };

const nameOf = (month: number): string => MONTHS[month - 1] ?? '';
