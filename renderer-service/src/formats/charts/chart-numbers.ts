import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { decimalOf } from '@lienzo/schema/data/exact-decimal';
import { decimalsOf } from '@lienzo/schema/data/format';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { chartFormat } from '@lienzo/templates/drawing/chart-text';
import { cellValue } from '../cells/cell-value.ts';

/** The values of a series in the order of the points, as numbers of a spreadsheet: a percentage as its hundredth. */
export type SeriesNumbers = (number | null)[];

/** What a value of a chart is in a spreadsheet. */
const valueColumn = (item: GraficaItem, title = ''): SelectedColumn => ({
  column: 'empty-1',
  data_type: 'numeric',
  readable_name: title,
  formato: chartFormat(item),
});

/**
 * A value as a cell. An average has more digits than a spreadsheet keeps; it is rounded to what its format shows, before
 * it would become text.
 * @returns text for a number that even then has more than 15 digits.
 */
export function chartCell(value: string | null | undefined, column: SelectedColumn): string | number | null {
  const cell = plainCell(value, column);
  const decimals = decimalsOf(column);
  if (typeof cell !== 'string' || decimals === null) return cell;
  const rounded = decimalOf(value ?? null)?.toDecimalPlaces(decimals);
  return rounded === undefined ? cell : plainCell(rounded.toFixed(), column);
}

function plainCell(value: string | null | undefined, column: SelectedColumn): string | number | null {
  const cell = cellValue(value ?? null, column);
  return typeof cell === 'number' || cell === null ? cell : String(value);
}

/** The numbers of each series; null where a spreadsheet cannot keep one of them exactly, so that a chart would lack it. */
export function chartNumbers(item: GraficaItem, { series, points }: ChartData): SeriesNumbers[] | null {
  const column = valueColumn(item);
  const numbers: SeriesNumbers[] = series.map(() => []);
  for (const { values } of points)
    for (const [index, one] of numbers.entries()) {
      const cell = chartCell(values[index], column);
      if (typeof cell === 'string') return null;
      one.push(cell);
    }
  return numbers;
}
