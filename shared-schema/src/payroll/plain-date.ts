/** Calendar days as `YYYY-MM-DD` text, which compares and sorts as it is; no clock, no time zone. */

const DAY = 86_400_000;

function timeOf(day: string): number {
  const time = Date.UTC(yearOf(day), monthOf(day) - 1, dateOf(day));
  if (day.length !== 10 || new Date(time).getUTCDate() !== dateOf(day))
    throw new RangeError(`not a calendar day: ${day}`);
  return time;
}

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A day of a year, `month` and `date` from 1. */
export function plainDate(year: number, month: number, date: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

export function addDays(day: string, count: number): string {
  return dayAt(timeOf(day) + count * DAY);
}

/** Days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY);
}

/** The days that two ranges, ends included, have in common. */
export function overlapDays(from: string, to: string, otherFrom: string, otherTo: string): number {
  const start = from > otherFrom ? from : otherFrom;
  const end = to < otherTo ? to : otherTo;
  return start > end ? 0 : daysBetween(start, end) + 1;
}

/** Full years from one day to another, as ages and seniority are counted. */
export function fullYears(from: string, to: string): number {
  const years = yearOf(to) - yearOf(from);
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const monthOf = (day: string): number => Number(day.slice(5, 7));
export const dateOf = (day: string): number => Number(day.slice(8, 10));

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(timeOf(day)).getUTCDay();
}

/** The last day of a month. */
export function monthEnd(year: number, month: number): string {
  return dayAt(Date.UTC(year, month, 0));
}

/** Today by the bureau's clock, America/Mexico_City. */
export function todayInMexico(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Mexico_City' }).format(now);
}
