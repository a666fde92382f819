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

/** The zone of the bureau's clock. */
export const BUREAU_ZONE = 'America/Mexico_City';
/** As Swedes write it, "2026-11-22 15:05:09": the parts in an order that is read back. */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: BUREAU_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});
const WALL_CLOCK = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;

/**
 * What the bureau's clock shows at an instant, as the UTC parts of the returned date; summer time counted, which
 * Mexico City had until 2022.
 * @returns an invalid date for an invalid one, and for a year of other than four digits.
 */
export function onBureauClock(instant: Date): Date {
  if (Number.isNaN(instant.getTime())) return instant;
  const parts = WALL_CLOCK.exec(wallClock.format(instant));
  if (parts === null) return new Date(Number.NaN);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second, instant.getUTCMilliseconds()));
}

/** Today by the bureau's clock. */
export const todayInMexico = (now: Date = new Date()): string =>
  onBureauClock(now).toISOString().slice(0, 10);

/** The instant at which the bureau's clock shows a time of a day. @param time `HH:MM`. */
export function instantInMexico(day: string, time: string): Date {
  const requested = timeOf(day) + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * 60_000;
  // The offset at about that time; a second look for what lies between the two.
  const guess = new Date(2 * requested - onBureauClock(new Date(requested)).getTime());
  return new Date(guess.getTime() + requested - onBureauClock(guess).getTime());
}

/** True for a real calendar day written `YYYY-MM-DD`. */
export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // Rows by the hundred thousand are looked at: a Date for each of them would cost more than all the rest.
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth(Number(text.slice(0, 4)), month);
}

const THIRTY_DAYS = [4, 6, 9, 11];

function daysOfMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return THIRTY_DAYS.includes(month) ? 30 : 31;
}
