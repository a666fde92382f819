import { isPlainDate } from '../payroll/plain-date.ts';
import { MAX_INSTANT } from './bureau-day.ts';

/** Whether a value of a date column is a day of the calendar, `YYYY-MM-DD`, or an instant that begins with one. */
export function isDateValue(value: string): boolean {
  if (!isPlainDate(value.slice(0, 10)) || value.length > MAX_INSTANT) return false;
  return value.length === 10 || (/^[T ]/i.test(value.slice(10)) && !Number.isNaN(Date.parse(value)));
}
