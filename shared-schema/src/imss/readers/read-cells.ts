/** Cells of tables of the IMSS as values: a dash is nothing, numbers come with commas, days in several forms. */
import { ExactDecimal } from '../../data/exact-decimal.ts';
import { readDay } from '../../data/read-day.ts';
import { readTypedNumber } from '../../data/typed-number.ts';
import { restoreNss } from '../../payroll/person-keys.ts';
import { addDays } from '../../payroll/plain-date.ts';
import type { Cell } from './header-columns.ts';

export const textOf = (cell: Cell): string =>
  cell === null || cell === undefined ? '' : String(cell).trim();

/** A NSS of eleven digits, its lost zero restored; null: none. */
export function nssOf(cell: Cell): string | null {
  const nss = restoreNss(textOf(cell).slice(0, 40));
  return /^\d{11}$/.test(nss) ? nss : null;
}

/** Numbers whose shortest text is their decimal already; tables of the IMSS have hundreds of thousands. */
const SHORT = /^-?\d{1,11}(\.\d{1,6})?$/;

/** An exact decimal; null: empty or a dash; `wrong`: no number. Numbers of a workbook are read to six decimals. */
export function amountOf(cell: Cell): string | null | 'wrong' {
  if (typeof cell === 'number' && SHORT.test(String(cell))) return String(cell);
  if (typeof cell === 'number')
    return Number.isFinite(cell) && Math.abs(cell) < 1e12
      ? new ExactDecimal(cell).toDecimalPlaces(6).toFixed()
      : 'wrong';
  const read = readTypedNumber(textOf(cell), 2);
  if (read.kind === 'none') return null;
  // Only a point before three digits can be read in two ways here, and in files of the IMSS it is the decimal one.
  const value = read.kind === 'ambiguous' ? read.readings[1] : read.kind === 'number' ? read.value : '';
  return /^-?\d{1,15}(\.\d{1,8})?$/.test(value) ? value : 'wrong';
}

/** Days of Excel from 1955 to 2119, counted from 1899-12-30. */
const SERIAL = { first: 20_000, last: 80_000, zero: '1899-12-30' };

/** `YYYY-MM-DD`; null: empty or a dash; `wrong`: no day. */
export function dayOf(cell: Cell): string | null | 'wrong' {
  if (typeof cell === 'number')
    return Number.isInteger(cell) && cell >= SERIAL.first && cell <= SERIAL.last
      ? addDays(SERIAL.zero, cell)
      : 'wrong';
  const text = textOf(cell);
  return /^[-–—0/ ]*$/.test(text) ? null : (readDay(text) ?? 'wrong');
}
