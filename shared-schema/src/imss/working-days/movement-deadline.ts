/** When a movement may and must be presented (LSS arts. 15-I, 34 and 37; reception window of IDSE). */
import { addDays, monthOf, plainDate, yearOf } from '../../payroll/plain-date.ts';
import { IMSS_CALENDAR, type ImssCalendar, imssDaysFrom, isListedYear } from './imss-working-days.ts';

/** 08 alta or reingreso, 07 change of salary, 02 baja. */
export const MOVEMENT_TYPES = ['08', '07', '02'] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];

export type DatedMovement = {
  type: MovementType;
  /** First day of work, first day of the salary, last day of work: `YYYY-MM-DD`. */
  date: string;
  /** A change by the bimester's variable income, which has its own term. */
  variable?: boolean;
};

/** Working days after the fact (LSS arts. 15-I, 34-I and 37). */
const TERM = 5;
/** Working days that IDSE takes a movement ahead of its date. */
const AHEAD: Readonly<Record<MovementType, number>> = { '08': 1, '07': 2, '02': 0 };
/** The oldest date that IDSE takes, in calendar days. */
const MAX_AGE = 364;

export type Deadline = {
  /** The first day on which IDSE takes it. */
  earliest: string;
  /** The last day on which it is on time. */
  latest: string;
  /** The last day on which IDSE takes it at all. */
  lost_after: string;
  /** False: the list of non-working days lacks the year, so `latest` may be a day or more early. */
  is_confirmed: boolean;
};

/** The term counts from the day after the fact; that of variable income is the month's first five working days. */
export function deadlineOf(
  { type, date, variable = false }: DatedMovement,
  calendar: ImssCalendar = IMSS_CALENDAR,
): Deadline {
  const latest = variable
    ? variableDeadline(yearOf(date), monthOf(date), calendar)
    : imssDaysFrom(date, TERM, calendar);
  return {
    earliest: earliestOf(type, date, calendar),
    latest,
    lost_after: addDays(date, MAX_AGE),
    is_confirmed: isListedYear(date, calendar) && isListedYear(latest, calendar),
  };
}

/** The fifth working day of a month (LSS art. 34-II). @param month from 1. */
export const variableDeadline = (
  year: number,
  month: number,
  calendar: ImssCalendar = IMSS_CALENDAR,
): string => imssDaysFrom(addDays(plainDate(year, month, 1), -1), TERM, calendar);

/** The first day from which the date is not more working days ahead than IDSE takes. */
function earliestOf(type: MovementType, date: string, calendar: ImssCalendar): string {
  let earliest = date;
  while (imssDaysFrom(addDays(earliest, -1), AHEAD[type], calendar) >= date) earliest = addDays(earliest, -1);
  return earliest;
}

/** `early`, `lost`: IDSE refuses it. `late`: it takes it, after the term; a fine is possible. */
export type DateProblem = 'early' | 'late' | 'lost';

/** What is wrong with presenting a movement today. */
export function dateProblem(
  movement: DatedMovement,
  today: string,
  calendar: ImssCalendar = IMSS_CALENDAR,
): DateProblem | null {
  const { type, date } = movement;
  if (date > imssDaysFrom(today, AHEAD[type], calendar)) return 'early';
  if (addDays(date, MAX_AGE) < today) return 'lost';
  return today > deadlineOf(movement, calendar).latest ? 'late' : null;
}
