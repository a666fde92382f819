/** What a person meant by what stands in a cell: days and numbers, also those typed as text. */
import { ExactDecimal } from '../data/exact-decimal.ts';
import { addDays, plainDate } from '../payroll/plain-date.ts';

/** A cell as the reader of workbooks gives it. */
export type ReadCell = { type: string; value: string };

/** `asText`: the cell held text that had to be understood; the number or day is what it says. */
export type Understood = { value: string; asText: boolean };

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/**
 * The day of a cell as `YYYY-MM-DD`: a date of Excel, its number in a cell that shows numbers, or a text as 2026-11-23, 23/11/2026 or 23-nov-2026 (day first, as in
 * Mexico). null: none of them, or no day of the calendar.
 */
export function readDay({ type, value }: ReadCell): Understood | null {
  if (type === 'date') {
    const day = existingDay(value.slice(0, 10));
    return day === null ? null : { value: day, asText: false };
  }
  if (type === 'number') return dayOfSerial(value);
  if (type !== 'text') return null;
  const day = existingDay(dayOfText(value.trim()));
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

function dayOfText(text: string): string {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:T[\d:.]+Z?)?$/.exec(text);
  if (iso !== null) return plainDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = /^(\d{1,2})[-/. ]([a-záé]+|\d{1,2})\.?[-/. ](\d{4}|\d{2})$/i.exec(text);
  if (parts === null) return '';
  const [, date = '', month = '', year = ''] = parts;
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return plainDate(
    year.length === 2 ? 2000 + Number(year) : Number(year),
    /^\d+$/.test(month) ? Number(month) : named,
    Number(date),
  );
}

function existingDay(day: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  try {
    return addDays(day, 0) === day ? day : null;
  } catch {
    // No day of the calendar: 2026-02-30.
    return null;
  }
}

/**
 * The number of a cell in plain notation: a number, or a text as "$1,234.50". null: none.
 */
export function readNumber({ type, value }: ReadCell): Understood | null {
  if (type === 'number') return { value, asText: false };
  if (type !== 'text') return null;
  const text = value.trim().replace(/^\$\s*/, '');
  if (!/^-?(\d{1,15}|\d{1,3}(,\d{3}){1,4})(\.\d{1,15})?$/.test(text)) return null;
  return { value: new ExactDecimal(text.replaceAll(',', '')).toFixed(), asText: true };
}

/** The text that a cell stands for: a day as `YYYY-MM-DD`, a plain number; as it stands when it is none. */
export function fieldText(format: 'day' | 'number' | 'text', cell: ReadCell): string {
  const trimmed = cell.value.trim();
  switch (format) {
    case 'day':
      return readDay(cell)?.value ?? trimmed;
    case 'number':
      return readNumber(cell)?.value ?? trimmed;
    case 'text':
      return trimmed;
  }
}
