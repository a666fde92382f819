import { type Cell, isDateType, isNumericType, type SelectedColumn } from '@lienzo/schema/data/column';
import { isDateValue } from '@lienzo/schema/data/date-value';
import { decimalOf } from '@lienzo/schema/data/exact-decimal';
import { formatCell, formatOf, isPercentFormat } from '@lienzo/schema/data/format';
import { onBureauClock } from '@lienzo/schema/payroll/plain-date';
import { cleanText } from '../clean-text.ts';

/** A date that Excel would count wrong, as people read it; a note says why it is text. */
export type TextDate = { textDate: string };

/** Excel's longest text in a cell. */
const MAX_TEXT = 32_767;
/** Significant digits of a number in Excel. */
const EXACT_DIGITS = 15;
/** Excel counts a 29 February 1900, which was none: dates before this one would have another one's number. */
const FIRST_RIGHT_DATE = Date.UTC(1900, 2, 1);

/**
 * A value as a typed cell: numbers as numbers, dates as dates, the rest as text. Text is never interpreted as a formula.
 * A percentage is a hundredth of its figure, because Excel's format multiplies. Numbers that Excel would round (more
 * than 15 digits) and dates that it would count wrong (before 1 March 1900) stay text.
 */
export function cellValue(
  value: Cell | undefined,
  column: SelectedColumn,
): string | number | Date | TextDate | null {
  if (value === null || value === undefined || value === '' || column.data_type === 'empty') return null;
  if (column.data_type === 'boolean' && typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (isNumericType(column.data_type)) {
    const number = exactNumber(value, isPercentage(column));
    if (number !== null) return number;
  }
  if (isDateType(column.data_type)) {
    const date = dateOf(String(value));
    if (date !== null)
      return date.getTime() < FIRST_RIGHT_DATE
        ? { textDate: formatCell(value, column.data_type, formatOf(column)) }
        : date;
  }
  // Cut before cleaning, to bound the work.
  return cleanText(String(value).slice(0, 2 * MAX_TEXT)).slice(0, MAX_TEXT);
}

/** Whether a column's cells have a format that multiplies by a hundred. */
export const isPercentage = (column: SelectedColumn): boolean => isPercentFormat(formatOf(column));

function exactNumber(value: Cell, asHundredth: boolean): number | null {
  if (asHundredth) {
    const decimal = decimalOf(value);
    return decimal === null || decimal.precision() > EXACT_DIGITS ? null : decimal.dividedBy(100).toNumber();
  }
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
  if (!isDateValue(value)) return null;
  return plain ? new Date(`${value}T00:00:00Z`) : onBureauClock(new Date(value));
}
