import { isDateType, isNumericType, type Row, type SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import type { RowList } from '@lienzo/schema/data/row-list';
import { headingSpans } from '@lienzo/schema/data/shared-headings';
import { TOTAL_LABELS } from '@lienzo/schema/data/totals';
import type { DrawnTable } from '@lienzo/schema/report/drawn-table';
import type { FontFamily } from '@lienzo/schema/report/font-family';
import { textWidth } from '../text/text-width.ts';
import { columnTitle } from './column-title.ts';
import { ICON_WIDTH } from './draw-mark.ts';

/** Number of rows of a spread sample; the sample is deterministic. */
const SAMPLED_ROWS = 400;
/** Characters of a text that are measured; more are wider than any table. */
const MEASURED_CHARACTERS = 2_000;
/** A longer word of a text, and a longer number, may be broken, in em. */
const MAX_WORD = 24;
const MAX_NUMBER = 40;
/** The words "Total" and "Subtotal" in bold, in em. */
const TOTAL_WIDTH = 2.6;
const SUBTOTAL_WIDTH = 5;
/** How much wider bold text is. */
const BOLD = 1.05;
/** A heading is semibold; that makes it this much wider. */
const SEMIBOLD = 1.04;
/** A sum of more rows than the editor loads is expected to be no longer when a layout is first decided. */
const SUMMED_ROWS = 1_000;

/** What the texts of a column need, in em; `columnWidths` turns it into points. */
export type ColumnNeed = {
  /** The author's own width, in percent of the table. */
  fixed: number | undefined;
  /** What no line may break: an amount, a date, a code. */
  unbroken: number;
  /** The longest word. */
  word: number;
  /** The text of nineteen rows in twenty, on one line. */
  usual: number;
  /** Every text on one line. */
  line: number;
  /** The texts of the sampled rows, each on one line, in their order. */
  texts: readonly number[];
  /** The longest word of the heading, and all of it, in em of the heading. */
  headWord: number;
  headLine: number;
};

/** A sample of rows, spread evenly over the table. */
export function spreadSample(rows: RowList): Row[] {
  const stride = Math.max(1, Math.ceil(rows.length / SAMPLED_ROWS));
  const sample: Row[] = [];
  for (let index = 0; index < rows.length; index += stride) {
    const row = rows.at(index);
    if (row !== undefined) sample.push(row);
  }
  return sample;
}

/**
 * What each column of a table needs, by its type, its format and some rows.
 * @param sample additional columns included.
 * @param rowCount how many rows the sums are of.
 */
export function columnNeeds(item: DrawnTable, sample: readonly Row[], rowCount: number): ColumnNeed[] {
  const columns = item.selected_columns;
  const font = item.estilo_item.fuente;
  const bold = item.estilos_condicionales.some((style) => style.bold) ? BOLD : 1;
  const needs = columns.map((column) => {
    const isTotal = item.cruce?.rowTotals.has(column.column) === true;
    return needOf(column, sample, Math.min(rowCount, SUMMED_ROWS), {
      font,
      bold: isTotal || column.estilo?.bold === true ? BOLD : bold,
    });
  });
  const [first] = needs;
  const showsTotal = columns[0]?.total === undefined && columns.some((column) => column.total !== undefined);
  if (first !== undefined && showsTotal)
    first.word = Math.max(first.word, item.group_by.length > 0 ? SUBTOTAL_WIDTH : TOTAL_WIDTH);
  widenForSharedHeadings(needs, columns, font);
  return needs;
}

/** Together, columns have room for the longest word of the heading that they share. */
function widenForSharedHeadings(
  needs: readonly ColumnNeed[],
  columns: readonly SelectedColumn[],
  font: FontFamily | undefined,
): void {
  for (const { from, count, text } of headingSpans(columns) ?? []) {
    const share = (Math.min(longestWord(text, font), MAX_WORD) * SEMIBOLD) / count;
    for (const need of needs.slice(from, from + count)) {
      need.headWord = Math.max(need.headWord, share);
      need.headLine = Math.max(need.headLine, need.headWord);
    }
  }
}

/** Whether a column's values are written without a line break: numbers and dates. */
export const isUnbroken = ({ data_type }: Pick<SelectedColumn, 'data_type'>): boolean =>
  isNumericType(data_type) || isDateType(data_type);

/** Whether a text is a code as a whole, such as a CURP, an RFC or a folio: one word with a digit. */
export const isCode = (text: string): boolean =>
  text.length <= 60 && /^(?=.*\d)\S+$/.test(text) && textWidth(text) <= MAX_WORD;

/** Whether a cell's text may not be broken. */
export const isUnbrokenText = (column: SelectedColumn, text: string): boolean =>
  isUnbroken(column) ? text.length <= MAX_NUMBER_LENGTH : isCode(text);

/** As wide as `LONGEST_NUMBER`, in tabular figures. */
const MAX_NUMBER_LENGTH = 60;

function needOf(
  column: SelectedColumn,
  sample: readonly Row[],
  rowCount: number,
  { font, bold }: { font: FontFamily | undefined; bold: number },
): ColumnNeed {
  const format = formatOf(column);
  const numeric = isUnbroken(column);
  const icon = column.marca?.tipo === 'iconos' ? ICON_WIDTH : 0;
  const widths: number[] = [];
  let unbroken = 0;
  let word = 0;
  for (const row of sample) {
    const text = formatCell(row[column.column], column.data_type, format).slice(0, MEASURED_CHARACTERS);
    const width = textWidth(text, font) * bold + (text === '' ? 0 : icon);
    widths.push(width);
    if (numeric || isCode(text)) unbroken = Math.max(unbroken, width);
    else word = Math.max(word, longestWord(text, font) * bold);
  }
  unbroken = Math.min(unbroken, MAX_NUMBER);
  // A sum needs room for more digits and a comma, in bold.
  if (column.total === 'suma' && numeric)
    unbroken = Math.max(unbroken, unbroken * BOLD + sumGrowth(rowCount));
  else if (column.total !== undefined)
    word = Math.max(word, textWidth(TOTAL_LABELS[column.total], font) * 0.8);
  const sorted = widths.toSorted((one, other) => one - other);
  const least = Math.max(unbroken, Math.min(word, MAX_WORD));
  const line = Math.max(least, sorted.at(-1) ?? 0, column.data_type === 'empty' ? 8 : 0);
  const usual = Math.max(least, sorted[Math.floor((sorted.length - 1) * 0.95)] ?? 0);
  const title = columnTitle(column);
  return {
    fixed: column.ancho,
    unbroken,
    word: least,
    usual,
    line,
    texts: widths,
    headWord: Math.min(longestWord(title, font), MAX_WORD) * SEMIBOLD,
    headLine: Math.min(textWidth(title, font), MAX_WORD) * SEMIBOLD,
  };
}

const sumGrowth = (rowCount: number): number =>
  rowCount < 2 ? 0 : Math.ceil(Math.log10(rowCount)) * 0.65 + 0.27;

const longestWord = (text: string, font: FontFamily | undefined): number =>
  text.split(/\s+/).reduce((longest, word) => Math.max(longest, textWidth(word, font)), 0);
