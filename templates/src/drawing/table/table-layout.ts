import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import type { DrawnTable } from '@lienzo/schema/report/drawn-table';
import type { FontFamily } from '@lienzo/schema/report/font-family';
import type { TablaItem } from '@lienzo/schema/report/item';
import { columnNeeds, spreadSample } from './column-needs.ts';
import {
  columnWidths,
  leastWidths,
  linesOfRows,
  type NeededColumn,
  SMALLEST_TEXT,
  type TableText,
  unbrokenFits,
} from './column-widths.ts';

/** Rows from the first on by which a layout is decided: as many as the editor has of every table. */
const DECIDING_ROWS = 50;
/** Steps by which the text becomes smaller, in points. */
const STEP = 0.5;
/** A frame's two lines, in points. */
const BORDERS = 1.5;

/**
 * Some columns of a table side by side, the first ones always among them, with their widths in percent and in em, and the
 * font of the table, Inter when absent.
 */
export type TableBand = {
  columns: SelectedColumn[];
  widths: number[];
  ems: number[];
  font?: FontFamily | undefined;
};

/** How a table is set so that its columns fit. */
export type TableLayout = TableText & {
  /** The text size that the table would have with more room. */
  ownSize: number;
  /** One, or several below one another when the columns do not fit side by side. */
  bands: TableBand[];
  /** Whether there is room for what should not be broken; false only in a table narrower than two of its values. */
  fits: boolean;
};

/** A table's own text size in points: the author's, else slightly smaller than the body's 10. */
export const tableFontSize = (item: Pick<TablaItem, 'estilo_item'>): number =>
  item.estilo_item.font_size ?? 9;

/** The room for a table inside of its item's box, in points. */
export const roomInBox = ({ estilo_item: { padding = 0, border } }: TablaItem, width: number): number =>
  Math.max(NARROWEST_TABLE, width - 2 * padding - (border === true ? BORDERS : 0));

const NARROWEST_TABLE = 24;

/**
 * How a table is set: at its own size if its columns fit, else with smaller text, else its columns in several bands,
 * each with the first column, or with those that name the rows of a cross table. Nothing is measured on a screen and only some rows are read, so canvas, preview, PDF and
 * Word decide alike. More rows than the editor knows change the decision only if they would not fit.
 * @param rows as queried.
 * @param width of the table itself in points (`roomInBox`).
 * @param withAdditionalColumns adds the additional columns to a row; called only for sampled rows.
 */
export function tableLayout(
  item: DrawnTable,
  rows: RowList,
  width: number,
  withAdditionalColumns: (row: Row) => Row,
): TableLayout {
  const first = rows.slice(0, DECIDING_ROWS).map(withAdditionalColumns);
  const all = rows.length <= DECIDING_ROWS ? first : spreadSample(rows).map(withAdditionalColumns);
  const ownSize = tableFontSize(item);
  const fixed = item.cruce?.fixed ?? 1;
  const columns = neededColumns(item, all, rows.length);
  const decided = decide(neededColumns(item, first, rows.length), { ownSize, fixed }, width);
  const bands = columnsOf(columns, decided.bands);
  const {
    text,
    bands: shown,
    fits,
  } = bands.every((band) => bandFits(band, width, decided.text))
    ? { ...decided, bands }
    : decide(columns, { ownSize, fixed }, width);
  return {
    ...text,
    ownSize,
    fits,
    bands: shown.map((band) => {
      const widths = columnWidths(band, width, text);
      const ems = widths.map((percent) => (percent * width) / 100 / text.size);
      return { columns: band.map(({ column }) => column), widths, ems, font: item.estilo_item.fuente };
    }),
  };
}

/**
 * The widths, in points, below which an amount or a word of each column of a band would break, at the text size that the
 * table has.
 * @param rows as queried.
 * @param width of the table itself in points.
 * @param withAdditionalColumns adds the additional columns to a row; called only for sampled rows.
 * @param at number of the band (0-based).
 */
export function minimumColumnWidths(
  item: DrawnTable,
  rows: RowList,
  width: number,
  withAdditionalColumns: (row: Row) => Row,
  at = 0,
): number[] {
  const text = tableLayout(item, rows, width, withAdditionalColumns);
  const band = text.bands[at]?.columns ?? [];
  const columns = neededColumns(item, spreadSample(rows).map(withAdditionalColumns), rows.length);
  const own = columns.filter(({ column }) => band.includes(column));
  return leastWidths(own.map(withoutOwnWidth), width, text);
}

function neededColumns(item: TablaItem, sample: readonly Row[], rowCount: number): NeededColumn[] {
  const needs = columnNeeds(item, sample, rowCount);
  return item.selected_columns.flatMap((column, at) => {
    const need = needs[at];
    return need === undefined ? [] : [{ at, column, need }];
  });
}

const withoutOwnWidth = (column: NeededColumn): NeededColumn => ({
  ...column,
  need: { ...column.need, fixed: undefined },
});

type Decision = { text: TableText; bands: NeededColumn[][]; fits: boolean };

/** The same bands of columns that were measured anew. */
const columnsOf = (measured: NeededColumn[], bands: NeededColumn[][]): NeededColumn[][] =>
  bands.map((band) => measured.filter(({ at }) => band.some((one) => one.at === at)));

const bandFits = (band: readonly NeededColumn[], width: number, text: TableText): boolean =>
  leastWidths(band, width, text).reduce((sum, one) => sum + one, 0) <= width;

/** Whether a column has room for what may not be broken, but not beside the first ones. */
const fitsAlone = (
  first: readonly NeededColumn[],
  column: NeededColumn,
  width: number,
  text: TableText,
): boolean => !unbrokenFits([...first, column], width, text) && unbrokenFits([column], width, text);

/** The largest text with which the columns fit side by side, else with which they take the fewest bands. */
function decide(
  columns: NeededColumn[],
  { ownSize, fixed }: { ownSize: number; fixed: number },
  width: number,
): Decision {
  const texts = textSizes(ownSize);
  const side = texts.find((text) => bandFits(columns, width, text));
  if (side !== undefined)
    return { text: withFewerLines(columns, width, side, texts), bands: [columns], fits: true };
  const loose = columns.map(withoutOwnWidth);
  const smallest = texts.at(-1) ?? { size: ownSize, narrow: false };
  const fewest = splitColumns(loose, { width, fixed }, smallest).length;
  const text = texts.find((one) => {
    const bands = splitColumns(loose, { width, fixed }, one);
    return bands.length === fewest && bands.every((band) => bandFits(band, width, one));
  });
  const bands = balanced(loose, { width, fixed }, text ?? smallest, fewest);
  return { text: text ?? smallest, bands, fits: text !== undefined };
}

/** How much smaller than it must be a text becomes so that rows have fewer lines, in points, and how many at least. */
const MAX_SMALLER = 1.5;
const WORTH = 0.5;
/** Prose takes many lines in any size. */
const MAX_LINES = 2;
/** A text that is smaller on this account alone stays easy to read, in points. */
const READABLE = 6.5;

/** The text that fits, or a slightly smaller one with which rows have clearly fewer lines: long names beside amounts. */
function withFewerLines(
  columns: readonly NeededColumn[],
  width: number,
  fitting: TableText,
  texts: readonly TableText[],
): TableText {
  const before = linesOfRows(columns, width, fitting);
  if (before < 1 + WORTH) return fitting;
  const smaller = texts.filter(
    ({ size }) => size < fitting.size && size >= Math.max(READABLE, fitting.size - MAX_SMALLER),
  );
  const counts = smaller.map((text) => ({ text, lines: linesOfRows(columns, width, text) }));
  const fewest = Math.min(...counts.map(({ lines }) => lines));
  // The largest text that is nearly as good as the best.
  const best = counts.find(({ lines }) => lines <= fewest + 0.1);
  return best !== undefined && best.lines <= MAX_LINES && before - best.lines >= WORTH ? best.text : fitting;
}

/** From a table's own text down to the smallest. */
function textSizes(ownSize: number): TableText[] {
  const sizes: TableText[] = [{ size: ownSize, narrow: false }];
  for (let size = Math.ceil(ownSize / STEP) * STEP - STEP; size >= SMALLEST_TEXT; size -= STEP)
    sizes.push({ size, narrow: true });
  return sizes;
}

/** The width of the table in points, and how many of its first columns begin each band. */
type BandRoom = { width: number; fixed: number };

/**
 * Bands of as many columns as fit, each after the first columns; a column that never fits has one of its own, without the
 * first ones where even what may not be broken has no room beside them.
 */
function splitColumns(
  columns: NeededColumn[],
  { width, fixed }: BandRoom,
  text: TableText,
): NeededColumn[][] {
  const first = columns.slice(0, fixed);
  if (first.length === 0) return [];
  const bands: NeededColumn[][] = [];
  let band = [...first];
  for (const column of columns.slice(fixed)) {
    const isFull = band.length > first.length || band[0] !== first[0];
    if (isFull && !bandFits([...band, column], width, text)) {
      bands.push(band);
      band = [...first];
    }
    const isBare = band.length === first.length && band[0] === first[0];
    if (isBare && fitsAlone(first, column, width, text)) {
      // The first columns are shown all the same.
      if (bands.length === 0) bands.push(band);
      band = [column];
    } else band.push(column);
  }
  return [...bands, band];
}

/** The same number of bands, as evenly filled as they can be. */
function balanced(columns: NeededColumn[], room: BandRoom, text: TableText, count: number): NeededColumn[][] {
  for (let share = 1 / count; share < 1; share += 0.02) {
    const bands = splitColumns(columns, { ...room, width: room.width * share }, text);
    if (bands.length === count && bands.every((band) => bandFits(band, room.width, text))) return bands;
  }
  return splitColumns(columns, room, text);
}
