/** The fields of a record that was read, by the layout that also writes it. */
import { isPlainDate } from '../../payroll/plain-date.ts';
import type { RecordLayout } from './record-layout.ts';

/** The letters at each field's position without blanks around them; '' for what a short line lacks. */
export function fieldsOf({ fields }: RecordLayout, text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.map(({ name, start, width }) => [name, text.slice(start - 1, start - 1 + width).trim()]),
  );
}

/** A day written DDMMAAAA; null: none, of blanks or zeros; `wrong`: no day of the calendar. */
export function dayOfDigits(digits: string): string | null | 'wrong' {
  if (/^0*$/.test(digits)) return null;
  const [, date, month, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(digits) ?? [];
  const day = `${year}-${month}-${date}`;
  return isPlainDate(day) ? day : 'wrong';
}

/** An amount written without its point: `052465` is `524.65`; null: none, of blanks; `wrong`: no digits. */
export function amountOfDigits(digits: string, decimals = 2): string | null | 'wrong' {
  if (digits === '') return null;
  if (!/^\d{1,20}$/.test(digits)) return 'wrong';
  const padded = digits.padStart(decimals + 1, '0');
  const whole = padded.slice(0, -decimals).replace(/^0+(?=\d)/, '');
  return `${whole}.${padded.slice(-decimals)}`;
}
