/** What a person meant by what stands in a cell: days and numbers, also those typed as text. */
import { ExactDecimal } from '../data/exact-decimal.ts';
import { readDay as readTextDay } from '../data/read-day.ts';
import { readTypedNumber } from '../data/typed-number.ts';
import { addDays, isPlainDate } from '../payroll/plain-date.ts';
import { cleanText } from '../text/clean-text.ts';

/** A cell as the reader of workbooks gives it. */
export type ReadCell = { type: string; value: string };

/** `asText`: the cell held text that had to be understood; the number or day is what it says. */
export type Understood = { value: string; asText: boolean };

/**
 * The day of a cell as `YYYY-MM-DD`: a date of Excel, its number in a cell that shows numbers, or a text as 2026-11-23, 23/11/2026 or 23-nov-2026 (day first, as in
 * Mexico). null: none of them, or no day of the calendar.
 */
export function readDay({ type, value }: ReadCell): Understood | null {
  if (type === 'date') {
    const day = value.slice(0, 10);
    return isPlainDate(day) ? { value: day, asText: false } : null;
  }
  if (type === 'number') return dayOfSerial(value);
  if (type !== 'text') return null;
  const day = readTextDay(value);
  return day === null ? null : { value: day, asText: true };
}

/** Days that Excel counts, from 1 January 2000 to 31 December 2099: a smaller number is a slip, not a date. */
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_050;

/** A date whose cell shows a number. */
function dayOfSerial(value: string): Understood | null {
  const serial = Number(value);
  if (!Number.isInteger(serial) || serial < FIRST_SERIAL || serial > LAST_SERIAL) return null;
  return { value: addDays('1999-12-31', serial - FIRST_SERIAL + 1), asText: false };
}

/** The decimals of amounts and hours, which most columns hold. */
const USUAL_DECIMALS = 2;

/**
 * The number of a cell in plain notation: a number, or a text as "$1,234.50" or "2,5". null: none, or one that can be read
 * in two ways.
 * @param decimals those that the column takes.
 */
export function readNumber({ type, value }: ReadCell, decimals = USUAL_DECIMALS): Understood | null {
  if (type === 'number') return { value, asText: false };
  if (type !== 'text') return null;
  const read = readTypedNumber(value, decimals);
  return read.kind === 'number' ? { value: new ExactDecimal(read.value).toFixed(), asText: true } : null;
}

/** Hours and minutes of less than a day, as a clock shows them. */
const CLOCK = /^(\d|[01]\d|2[0-3]):([0-5]\d)(:00)?$/;

/**
 * The hours of a clock as a number: 2:30 is 2.5. null: no clock, or one without an exact number of two decimals (2:20).
 * A day and more is no span that anybody means for one day.
 */
export function readClock(text: string): string | null {
  const [, hours, minutes] = CLOCK.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined || Number(minutes) % 3 !== 0) return null;
  return new ExactDecimal(minutes).dividedBy(60).plus(hours).toFixed();
}

/** A number of hours: a number, a time of Excel, or a text as "2:30". */
const hoursText = (cell: ReadCell): string =>
  readNumber(cell)?.value ?? readClock(cell.value) ?? shownClock(cell.value.trim());

/** A time of Excel has seconds, which nobody typed. */
const shownClock = (text: string): string => text.replace(/^0?(\d+:\d\d):00$/, '$1');

/** The text that a cell stands for: a day as `YYYY-MM-DD`, a plain number; as it stands when it is none. */
export function fieldText(format: 'day' | 'number' | 'hours' | 'text', cell: ReadCell): string {
  const trimmed = cleanText(cell.value);
  switch (format) {
    case 'day':
      return readDay(cell)?.value ?? trimmed;
    case 'number':
      return readNumber(cell)?.value ?? shownClock(trimmed);
    case 'hours':
      return hoursText(cell);
    case 'text':
      return trimmed;
  }
}
