import { type Cell, isDateType, isNumericType, type SelectedColumn } from '@lienzo/schema/data/column';
import { decimalOf } from '@lienzo/schema/data/exact-decimal';
import { onBureauClock } from '@lienzo/schema/payroll/plain-date';
import { cleanText } from '../clean-text.ts';

/** Excel's longest text in a cell. */
const MAX_TEXT = 32_767;
/** Longer texts are not parsed as dates. */
const MAX_INSTANT_LENGTH = 40;
/** Significant digits of a number in Excel. */
const EXACT_DIGITS = 15;

/**
 * A value as a typed cell: numbers as numbers, dates as dates, the rest as text. Text is never interpreted as a formula.
 * Numbers that Excel would round (more than 15 digits) stay text.
 */
export function cellValue(
  value: Cell | undefined,
  column: SelectedColumn,
): string | number | boolean | Date | null {
  if (value === null || value === undefined || value === '' || column.data_type === 'empty') return null;
  if (column.data_type === 'boolean' && typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (isNumericType(column.data_type)) {
    const number = exactNumber(value);
    if (number !== null) return number;
  }
  if (isDateType(column.data_type)) {
    const date = dateOf(String(value));
    if (date !== null) return date;
  }
  // Cut before cleaning, to bound the work.
  return cleanText(String(value).slice(0, 2 * MAX_TEXT)).slice(0, MAX_TEXT);
}

function exactNumber(value: Cell): number | null {
  // Short enough to be exact in Excel.
  if (typeof value === 'string' && value.length <= EXACT_DIGITS && /^-?\d+(\.\d+)?$/.test(value))
    return Number(value);
  if (typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) < 10 ** EXACT_DIGITS)
    return value;
  const decimal = decimalOf(value);
  return decimal === null || decimal.precision() > EXACT_DIGITS ? null : decimal.toNumber();
}

/** Excel has no time zones: dates stay as they are, instants become Mexico City time (UTC-6). */
function dateOf(value: string): Date | null {
  const plain = /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (value.length > MAX_INSTANT_LENGTH) return null;
  const time = Date.parse(plain ? `${value}T00:00:00Z` : value);
  if (Number.isNaN(time)) return null;
  return plain ? new Date(time) : onBureauClock(new Date(time));
}
