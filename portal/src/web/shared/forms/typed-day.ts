import { readDay } from '@lienzo/schema/workbooks/read-cell';

/**
 * The day that somebody typed, as `YYYY-MM-DD`: 05/03/2026, 5-3-26, 5 mar 2026 or the digits alone, day first as in
 * Mexico. null: none of them, or no day of the calendar.
 */
export function readTypedDay(text: string): string | null {
  const typed = text.trim();
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  const value = digits === null ? typed : digits.slice(1).join('/');
  return readDay({ type: 'text', value })?.value ?? null;
}

/** `2026-03-05` as "05/03/2026"; what is no day stays as it was typed. */
export const showTypedDay = (value: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? value.split('-').toReversed().join('/') : value;
