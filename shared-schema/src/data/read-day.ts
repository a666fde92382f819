import { isPlainDate } from '../payroll/plain-date.ts';
import { MONTHS } from '../text/date-names.ts';
import { foldText } from '../text/fold-text.ts';

/** What a day is written with, spaces included; a longer text is not looked at. */
const MAX_LETTERS = 100;

/** `2026-11-20`, `2026/1/5`, and an instant's day. */
const IN_ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:t[\d:.]+z?)?$/;
/** `20/11/2026`, `20-11-26`, `20.11.2026`. */
const IN_NUMBERS = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/;
/** `20 nov 2026`, `20 de noviembre de 2026`. */
const IN_WORDS = /^(\d{1,2})[\s/-]*(?:de )?\s*([a-z]{3,})\.?[\s/-]*(?:del? )?\s*(\d{4}|\d{2})$/;

/**
 * A day as people in Mexico write it, day first; years of two digits are of this century.
 * @returns `YYYY-MM-DD`, null for what is no day of the calendar.
 */
export function readDay(text: string): string | null {
  if (text.length > MAX_LETTERS) return null;
  const texts = foldText(text.trim());
  const iso = IN_ISO.exec(texts);
  if (iso !== null) return existingDay(iso[1], iso[2], iso[3]);
  const parts = IN_NUMBERS.exec(texts) ?? IN_WORDS.exec(texts);
  if (parts === null) return null;
  const [, date = '', month = '', year = ''] = parts;
  const number = /^\d/.test(month) ? month : String(MONTHS.findIndex((name) => name.startsWith(month)) + 1);
  return existingDay(year.padStart(4, '20'), number, date);
}

/** The same of a text that is typed into a field: the eight digits alone too, `20112026`. */
export const readTypedDay = (text: string): string | null =>
  readDay(text.trim().replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3'));

function existingDay(year = '', month = '', date = ''): string | null {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isPlainDate(day) ? day : null;
}
