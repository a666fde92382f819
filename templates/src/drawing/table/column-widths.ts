import { isDateType, isNumericType, type Row, type SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import type { RowList } from '@lienzo/schema/data/row-list';
import { textWidth } from '../text/text-width.ts';
import { columnTitle } from './column-title.ts';

/** Number of sampled rows; the sample is deterministic. */
const SAMPLED_ROWS = 400;
/** Padding of a cell at both sides, in points; `drawing-css.ts` draws it. */
const CELL_PADDING = 10.5;

/** The word "Total" in bold, in em. */
const TOTAL_WIDTH = 2.6;
/** The word "Subtotal". */
const SUBTOTAL_WIDTH = 5;

/** Characters of a text that are measured; more are wider than any table. */
const MEASURED_CHARACTERS = 2_000;

type Measure = { fixed: number | undefined; min: number; max: number };

/**
 * Column widths in percent of the table, summing to 100: a column's own `ancho`, else what its texts need; numbers and
 * dates do not wrap, long texts wrap where the table would not fit.
 * @param rows as queried.
 * @param withAdditionalColumns adds the additional columns to a row; called only for sampled rows.
 * @param available the table's width in points.
 * @param fontSize of the body's cells, in points.
 * @param grouped whether subtotals stand in the first column.
 */
export function columnWidths(
  columns: SelectedColumn[],
  rows: RowList,
  available: number,
  fontSize: number,
  withAdditionalColumns: (row: Row) => Row,
  grouped = false,
): number[] {
  const sample = sampleOf(rows).map(withAdditionalColumns);
  const measures = columns.map((column) => measure(column, sample, rows.length, fontSize));
  const [first] = measures;
  const showsTotal = columns[0]?.total === undefined && columns.some((column) => column.total !== undefined);
  if (first !== undefined && showsTotal)
    first.min = Math.max(first.min, (grouped ? SUBTOTAL_WIDTH : TOTAL_WIDTH) * fontSize + CELL_PADDING);
  const fixed = measures.reduce((sum, one) => sum + ((one.fixed ?? 0) * available) / 100, 0);
  const free = measures.filter((one) => one.fixed === undefined);
  const points = distribute(free, Math.max(available - fixed, free.length * 12));
  const widths = measures.map((one) =>
    one.fixed === undefined ? (points.shift() ?? 12) : (one.fixed * available) / 100,
  );
  const sum = widths.reduce((total, width) => total + width, 0);
  return widths.map((width) => Math.round((width / sum) * 100_000) / 1000);
}

/**
 * The widths, in points, below which a figure or a word of each column would break.
 * @param rows as queried.
 * @param withAdditionalColumns adds the additional columns to a row; called only for sampled rows.
 */
export function minimumColumnWidths(
  columns: SelectedColumn[],
  rows: RowList,
  fontSize: number,
  withAdditionalColumns: (row: Row) => Row,
): number[] {
  const sample = sampleOf(rows).map(withAdditionalColumns);
  return columns.map((column) => measure(column, sample, rows.length, fontSize).min);
}

/** A sample of rows, spread evenly over the table. */
function sampleOf(rows: RowList): Row[] {
  const stride = Math.max(1, Math.ceil(rows.length / SAMPLED_ROWS));
  const sample: Row[] = [];
  for (let index = 0; index < rows.length; index += stride) {
    const row = rows.at(index);
    if (row !== undefined) sample.push(row);
  }
  return sample;
}

function measure(
  column: SelectedColumn,
  sample: readonly Row[],
  rowCount: number,
  fontSize: number,
): Measure {
  const format = formatOf(column);
  const unbroken = isNumericType(column.data_type) || isDateType(column.data_type);
  const title = columnTitle(column);
  // Titles are semibold and a tenth smaller; one longer than its column wraps.
  let max = Math.min(textWidth(title), 14);
  let min = longestWord(title);
  for (const row of sample) {
    const text = formatCell(row[column.column], column.data_type, format).slice(0, MEASURED_CHARACTERS);
    const width = textWidth(text);
    max = Math.max(max, width);
    min = Math.max(min, unbroken ? width : longestWord(text));
  }
  // A sum needs room for more digits and a comma, in bold.
  if (column.total === 'suma' && unbroken) min = Math.max(min, min * 1.04 + sumGrowth(rowCount));
  if (column.data_type === 'empty') max = Math.max(max, 8);
  const points = (em: number): number => em * fontSize + CELL_PADDING;
  return { fixed: column.ancho, min: points(Math.min(min, 24)), max: points(Math.max(min, max)) };
}

const sumGrowth = (rowCount: number): number =>
  rowCount < 2 ? 0 : Math.ceil(Math.log10(rowCount)) * 0.65 + 0.27;

const longestWord = (text: string): number =>
  text.split(/\s+/).reduce((longest, word) => Math.max(longest, textWidth(word)), 0);

/** Like CSS automatic table layout: the maximum widths if they fit, else the minimum plus a share of the rest. */
function distribute(measures: Measure[], available: number): number[] {
  const max = measures.reduce((sum, one) => sum + one.max, 0);
  const min = measures.reduce((sum, one) => sum + one.min, 0);
  if (max <= available) return measures.map((one) => (one.max * available) / max);
  if (min >= available) return measures.map((one) => (one.min * available) / min);
  return measures.map((one) => one.min + ((one.max - one.min) * (available - min)) / (max - min));
}
