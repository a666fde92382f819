/** The value that a row is grouped by in a summary: values that are shown alike are one. */
import { bureauDay } from './bureau-day.ts';
import { type Cell, isDateType, isNumericType } from './column.ts';
import { isDateValue } from './date-value.ts';
import { decimalOf } from './exact-decimal.ts';
import { daySpanOf, decimalsOf } from './format.ts';
import type { SummaryKey } from './summary.ts';

/**
 * Empty text is no value, instants are their days, days that are shown as a month or a year are its first day, numbers have
 * the decimals that are shown.
 */
export function summaryKey(value: Cell | undefined, column: SummaryKey): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (isNumericType(column.data_type)) {
    const number = decimalOf(value);
    const decimals = decimalsOf(column);
    if (number === null) return value;
    return (decimals === null ? number : number.toDecimalPlaces(decimals)).toFixed();
  }
  if (!isDateType(column.data_type)) return value;
  const day = column.data_type === 'timestamp' ? bureauDay(String(value)).slice(0, 10) : String(value);
  const span = daySpanOf(column);
  if (span === null || !isDateValue(day)) return column.data_type === 'timestamp' ? day : value;
  return span === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`;
}
