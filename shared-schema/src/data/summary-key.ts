/** The value that a row is grouped by in a summary: values that are shown alike are one. */
import { bureauDay } from './bureau-day.ts';
import { type Cell, isNumericType } from './column.ts';
import { decimalOf } from './exact-decimal.ts';
import { decimalsOf } from './format.ts';
import type { SummaryKey } from './summary.ts';

/** Empty text is no value, instants are their days, numbers have the decimals that are shown. */
export function summaryKey(value: Cell | undefined, column: SummaryKey): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (isNumericType(column.data_type)) {
    const number = decimalOf(value);
    const decimals = decimalsOf(column);
    if (number === null) return value;
    return (decimals === null ? number : number.toDecimalPlaces(decimals)).toFixed();
  }
  return column.data_type === 'timestamp' ? bureauDay(String(value)).slice(0, 10) : value;
}
