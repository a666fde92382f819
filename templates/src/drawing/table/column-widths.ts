import type { SelectedColumn } from '@lienzo/schema/data/column';
import { alignmentOf } from '@lienzo/schema/data/format';
import type { ColumnNeed } from './column-needs.ts';

/** The size of a table's text in points, and whether its cells are narrow because the text was made smaller. */
export type TableText = { size: number; narrow: boolean };

/** No text of a table becomes smaller on its own account, in points; headings neither. */
export const SMALLEST_TEXT = 6;
/** Between a right-aligned column and a left-aligned one beside it, in points. */
export const APART = 14;

/** Space at either side of a cell's text, in points; `drawing-css.ts` draws it. */
export const cellPadding = ({ narrow }: Pick<TableText, 'narrow'>): number => (narrow ? 3 : 5);

/** Space on the left of a column's text, in points: more after a right-aligned column, so that the two stay apart. */
export const paddingBefore = (
  columns: readonly SelectedColumn[],
  index: number,
  text: Pick<TableText, 'narrow'>,
): number => (isApart(columns, index) ? APART - cellPadding(text) : cellPadding(text));

/** Whether a left-aligned column follows a right-aligned one. */
export function isApart(columns: readonly SelectedColumn[], index: number): boolean {
  const [before, own] = [columns[index - 1], columns[index]];
  return (
    before !== undefined &&
    own !== undefined &&
    alignmentOf(before) === 'right' &&
    alignmentOf(own) === 'left'
  );
}

/** Rounding of the browser's lengths, in points. */
const SLACK = 0.5;
/** A column may be as narrow as this, in points, if it has only words to break. */
const NARROWEST = 12;

/** The text that a table has at last. */
const SMALLEST: TableText = { size: SMALLEST_TEXT, narrow: true };

/** A column of a table or of one of its bands; `at` is its place among the table's columns. */
export type NeededColumn = { at: number; column: SelectedColumn; need: ColumnNeed };

/** What a column's content needs in points, with its padding, from what may not be broken to heading and text on a line. */
type Stages = { hard: number; word: number; usual: number; line: number; full: number };

function stagesOf(columns: readonly NeededColumn[], index: number, text: TableText): Stages {
  const need = columns[index]?.need;
  const padding =
    paddingBefore(
      columns.map(({ column }) => column),
      index,
      text,
    ) +
    cellPadding(text) +
    SLACK;
  if (need === undefined) return { hard: 0, word: 0, usual: 0, line: 0, full: 0 };
  const head = headSize(text.size);
  const points = (em: number): number => em * text.size + padding;
  const word = Math.max(points(need.word), need.headWord * head + padding);
  const usual = Math.max(word, points(need.usual));
  const line = Math.max(usual, points(need.line));
  return {
    hard: points(need.unbroken),
    word,
    usual,
    line,
    full: Math.max(line, need.headLine * head + padding),
  };
}

/** Headings are a tenth smaller than the text. */
const headSize = (size: number): number => Math.max(size * 0.9, SMALLEST_TEXT);

/**
 * The least width of each column, in points: nothing is broken but words of a column whose author wants it so narrow that
 * not even the smallest text has room for them. Where that has room the text becomes smaller instead, so that it does not
 * grow when a border is pulled, which gives every column the width that it has.
 */
export function leastWidths(columns: readonly NeededColumn[], available: number, text: TableText): number[] {
  return columns.map(({ need: { fixed } }, index) => {
    const { hard, word } = stagesOf(columns, index, text);
    if (fixed === undefined) return word;
    const wished = (fixed * available) / 100;
    const smallest = stagesOf(columns, index, SMALLEST).word;
    return wished >= smallest - SLACK ? word : Math.max(hard, Math.min(word, Math.max(NARROWEST, wished)));
  });
}

/** Whether amounts, dates and codes have room side by side, whatever becomes of words. */
export const unbrokenFits = (columns: readonly NeededColumn[], available: number, text: TableText): boolean =>
  sum(columns.map((_, index) => Math.max(stagesOf(columns, index, text).hard, NARROWEST))) <= available;

/**
 * Column widths in percent of the table, summing to 100: a column's own `ancho`, else what its texts need. Numbers,
 * dates and codes do not wrap, even where their author chose less; long texts wrap where the table would not fit.
 * @param available the table's width in points.
 */
export function columnWidths(columns: readonly NeededColumn[], available: number, text: TableText): number[] {
  const stages = columns.map((_, index) => stagesOf(columns, index, text));
  const free = stages.filter((_, index) => columns[index]?.need.fixed === undefined);
  const wished = columns.map(({ need: { fixed } }, index) =>
    fixed === undefined
      ? undefined
      : Math.max(stages[index]?.hard ?? 0, NARROWEST, (fixed * available) / 100),
  );
  const given = fixedWidths(wished, stages, available - sum(free.map(({ word }) => word)));
  const points = distribute(free, available - sum(given.map((width) => width ?? 0)));
  const widths = given.map((width) => width ?? points.shift() ?? NARROWEST);
  const total = sum(widths);
  return widths.map((width) => Math.round((width / total) * 100_000) / 1000);
}

/** The wished widths, reduced by what the other columns need, but not below what may not be broken. */
function fixedWidths(
  wished: (number | undefined)[],
  stages: Stages[],
  available: number,
): (number | undefined)[] {
  const excess = wished.map((width, index) =>
    Math.max(0, (width ?? 0) - Math.max(stages[index]?.hard ?? 0, NARROWEST)),
  );
  const missing = sum(wished.map((width) => width ?? 0)) - available;
  const share = missing <= 0 ? 0 : Math.min(1, missing / Math.max(1, sum(excess)));
  return wished.map((width, index) =>
    width === undefined ? undefined : width - (excess[index] ?? 0) * share,
  );
}

/** Words break before the end of a line, on average a fifth of a word before it. */
const WRAP_RESERVE = 1.08;

/** How many lines the sampled rows have on average, with the widths that the columns get. */
export function linesOfRows(columns: readonly NeededColumn[], available: number, text: TableText): number {
  const widths = columnWidths(columns, available, text);
  const own = columns.map(({ column }) => column);
  const rooms = widths.map(
    (percent, index) =>
      Math.max(1, (percent * available) / 100 - paddingBefore(own, index, text) - cellPadding(text)) /
      text.size,
  );
  const rows = Math.max(0, ...columns.map(({ need }) => need.texts.length));
  let lines = 0;
  for (let row = 0; row < rows; row += 1)
    lines += Math.max(
      1,
      ...columns.map(({ need }, index) => {
        const width = need.texts[row] ?? 0;
        const room = rooms[index] ?? 1;
        return width <= room ? 1 : Math.ceil((width * WRAP_RESERVE) / room);
      }),
    );
  return rows === 0 ? 1 : lines / rows;
}

/**
 * Shares a width among columns: what may not be broken at least, then every longest word, then the usual texts on one line, then all of them, then the
 * headings; what is left goes to all alike.
 */
function distribute(columns: Stages[], available: number): number[] {
  const steps = (['word', 'usual', 'line', 'full'] as const).map((stage) => columns.map((one) => one[stage]));
  let reached = steps[0] ?? [];
  if (sum(reached) >= available) return shortOfText(columns, available);
  for (const requested of steps.slice(1)) {
    const room = available - sum(reached);
    const more = sum(requested) - sum(reached);
    if (more > room)
      return reached.map((width, index) => width + (((requested[index] ?? 0) - width) * room) / more);
    reached = requested;
  }
  return scaled(reached, available);
}

/** Words are broken, amounts are not, as long as these have room. */
function shortOfText(columns: Stages[], available: number): number[] {
  const terms = columns.map(({ word }) => word);
  const least = columns.map(({ hard }) => Math.max(hard, NARROWEST));
  const room = available - sum(least);
  if (room < 0) return scaled(least, available);
  const more = terms.map((word, index) => Math.max(0, word - (least[index] ?? 0)));
  const share = sum(more) === 0 ? 0 : room / sum(more);
  return least.map((width, index) => width + (more[index] ?? 0) * Math.min(1, share));
}

function scaled(widths: number[], available: number): number[] {
  const total = sum(widths);
  return widths.map((width) => (width * Math.max(available, 0)) / Math.max(total, 1));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
