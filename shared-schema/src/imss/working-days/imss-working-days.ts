/**
 * Days on which the IMSS does not receive: a dated list of its own, apart from the rest days of the LFT. It counts
 * conservatively: a day is on it only where its closing is certain, because every day on it makes a deadline later.
 */
import { addDays, weekdayOf, yearOf } from '../../payroll/plain-date.ts';
import { restDays } from '../../payroll/rest-days.ts';

export type NonWorkingDay = { day: string; reason: string };

/** By year; a bureau adds what the IMSS announces for its subdelegación. */
export type ImssCalendar = Readonly<Record<number, readonly NonWorkingDay[]>>;

const NEW_YEAR = 'Año nuevo';
const CONSTITUTION = 'Aniversario de la Constitución';
const JUAREZ = 'Natalicio de Benito Juárez';
const LABOR = 'Día del trabajo';
const INDEPENDENCE = 'Aniversario de la Independencia';
const REVOLUTION = 'Aniversario de la Revolución';
const CHRISTMAS = 'Navidad';

/** Those on which all of its offices are closed (its collective contract and LFT art. 74). */
export const IMSS_CALENDAR: ImssCalendar = {
  2025: [
    { day: '2025-01-01', reason: NEW_YEAR },
    { day: '2025-02-03', reason: CONSTITUTION },
    { day: '2025-03-17', reason: JUAREZ },
    { day: '2025-05-01', reason: LABOR },
    { day: '2025-09-16', reason: INDEPENDENCE },
    { day: '2025-11-17', reason: REVOLUTION },
    { day: '2025-12-25', reason: CHRISTMAS },
  ],
  2026: [
    { day: '2026-01-01', reason: NEW_YEAR },
    { day: '2026-02-02', reason: CONSTITUTION },
    { day: '2026-03-16', reason: JUAREZ },
    { day: '2026-05-01', reason: LABOR },
    { day: '2026-09-16', reason: INDEPENDENCE },
    { day: '2026-11-16', reason: REVOLUTION },
    { day: '2026-12-25', reason: CHRISTMAS },
  ],
  2027: [
    { day: '2027-01-01', reason: NEW_YEAR },
    { day: '2027-02-01', reason: CONSTITUTION },
    { day: '2027-03-15', reason: JUAREZ },
    { day: '2027-05-01', reason: LABOR },
    { day: '2027-09-16', reason: INDEPENDENCE },
    { day: '2027-11-15', reason: REVOLUTION },
    { day: '2027-12-25', reason: CHRISTMAS },
  ],
};

/** The product's list with the days that a bureau adds. */
export function calendarWith(own: readonly NonWorkingDay[]): ImssCalendar {
  const added = Map.groupBy(own, ({ day }) => yearOf(day));
  const years = new Set([...Object.keys(IMSS_CALENDAR).map(Number), ...added.keys()]);
  return Object.fromEntries(
    [...years].map((year) => [year, [...(IMSS_CALENDAR[year] ?? []), ...(added.get(year) ?? [])]]),
  );
}

/**
 * Whether the list has the rest days of the law of that year; without them deadlines come out early, also when a bureau
 * has added some day of the year.
 */
export function isListedYear(day: string, calendar: ImssCalendar = IMSS_CALENDAR): boolean {
  const listed = new Set((calendar[yearOf(day)] ?? []).map((entry) => entry.day));
  const legal = [...restDays(yearOf(day))];
  return legal.length > 0 && legal.every((one) => listed.has(one));
}

/** Monday to Friday without the days of the list. */
export function isImssWorkingDay(day: string, calendar: ImssCalendar = IMSS_CALENDAR): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return false;
  return !(calendar[yearOf(day)] ?? []).some((entry) => entry.day === day);
}

/** The day itself, or the nearest working day before or after it. */
export function nearestImssDay(
  day: string,
  direction: 'previous' | 'next',
  calendar: ImssCalendar = IMSS_CALENDAR,
): string {
  let match = day;
  while (!isImssWorkingDay(match, calendar)) match = addDays(match, direction === 'next' ? 1 : -1);
  return match;
}

/** The first, second … working day after a day, or before it for a negative count; the day itself for 0. */
export function imssDaysFrom(day: string, count: number, calendar: ImssCalendar = IMSS_CALENDAR): string {
  const step = count < 0 ? -1 : 1;
  let match = day;
  for (let left = Math.abs(count); left > 0; left -= 1)
    match = nearestImssDay(addDays(match, step), step < 0 ? 'previous' : 'next', calendar);
  return match;
}
