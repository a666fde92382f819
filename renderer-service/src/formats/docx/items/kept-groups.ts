import type { Row } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import type { RowList } from '@lienzo/schema/data/row-list';
import type { FontFamily } from '@lienzo/schema/report/font-family';
import type { TablaItem } from '@lienzo/schema/report/item';
import { cellPadding, paddingBefore } from '@lienzo/templates/drawing/column-widths';
import type { TableBand, TableLayout } from '@lienzo/templates/drawing/table-layout';
import { type TableLine, tableLines } from '@lienzo/templates/drawing/table-lines';
import { textWidth } from '@lienzo/templates/drawing/text-width';

/** Groups up to this many lines are kept on one page; Word is slow with more. */
const MAX_KEPT_LINES = 40;
/** The share of a page that keeping a group whole may leave empty: a program without a layout cannot know more. */
const MAX_EMPTY = 1 / 3;
/** Times the size of a table's text. */
const LINE_HEIGHT = 1.35;
/** Above and below the text of a row, in points. */
const ROW_PADDING = 7;
/** Word's letters, against those of `textWidth`. */
const WIDTH_RESERVE = 1.06;
const MEASURED_CHARACTERS = 2_000;

type Table = {
  item: TablaItem;
  rows: RowList;
  withAdditionalColumns: (row: Row) => Row;
  layout: TableLayout;
  columns: TableBand['columns'];
  /** In points. */
  widths: readonly number[];
  /** Of the page's body, in points. */
  bodyHeight: number;
};

/** The groups of a table, by block, that are kept on one page: those that cost little room even where they do not fit. */
export function groupsKeptWhole(table: Table): Set<number> {
  const { item, rows, withAdditionalColumns, bodyHeight } = table;
  if (item.group_by.length === 0 || !item.keep_together) return new Set();
  const sizes = new Map<number, { lines: number; height: number }>();
  for (const line of tableLines(item, rows, withAdditionalColumns)) {
    const { lines, height } = sizes.get(line.block) ?? { lines: 0, height: 0 };
    // Where it is too high already, nothing more is measured.
    const more = height > bodyHeight ? 0 : lineHeight(table, line);
    sizes.set(line.block, { lines: lines + 1, height: height + more });
  }
  const kept = [...sizes].filter(
    ([, { lines, height }]) => lines <= MAX_KEPT_LINES && height <= bodyHeight * MAX_EMPTY,
  );
  return new Set(kept.map(([block]) => block));
}

/** The height of a line with its wrapped texts, in points. */
function lineHeight(
  { item, layout, columns, widths, withAdditionalColumns }: Table,
  line: TableLine,
): number {
  const { size } = layout;
  if (line.kind !== 'row') return size * LINE_HEIGHT + ROW_PADDING;
  const row = withAdditionalColumns(line.row);
  const lines = columns.map((column, index) => {
    const text = formatCell(row[column.column], column.data_type, formatOf(column));
    const room = (widths[index] ?? 0) - paddingBefore(columns, index, layout) - cellPadding(layout);
    return wrappedLines(
      text.slice(0, MEASURED_CHARACTERS),
      room / (size * WIDTH_RESERVE),
      item.estilo_item.fuente,
    );
  });
  return Math.max(1, ...lines) * size * LINE_HEIGHT + ROW_PADDING;
}

/** How many lines a text takes in a width of so many em; a word that is longer is broken. */
function wrappedLines(text: string, em: number, font: FontFamily | undefined): number {
  const width = Math.max(1, em);
  let count = 0;
  for (const paragraph of text.split('\n')) {
    let used = 0;
    count += 1;
    for (const word of paragraph.split(' ')) {
      const own = textWidth(word, font);
      const needed = used === 0 ? own : used + textWidth(' ', font) + own;
      if (needed <= width) used = needed;
      else {
        count += used === 0 ? 0 : 1;
        count += Math.max(0, Math.ceil(own / width) - 1);
        used = own % width;
      }
    }
  }
  return count;
}
