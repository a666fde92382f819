import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import type { CodigoItem, GraficaItem, TablaItem, TituloItem } from '@lienzo/schema/report/item';
import type { TableLine } from './table/table-lines.ts';

/** The lines of a table; `complete` puts the additional columns beside a row's own. */
export type LinesOf = (
  item: TablaItem,
  rows: RowList,
  withAdditionalColumns: (row: Row) => Row,
) => readonly TableLine[];

/** Draws charts and codes as SVG. Large libraries do it: the editor loads them only when a report has one. */
export type Figures = {
  /** A chart of so many CSS pixels. */
  chart(item: GraficaItem, data: ChartData, size: { width: number; height: number }): string;
  /** A code of a content that `codeContentProblem` finds nothing wrong with. */
  code(simbologia: CodigoItem['simbologia'], text: string): string;
};

/** The row for which a page group is being drawn, and the dynamic text that asks for it. */
export type CurrentRow = {
  /** uuid of the dynamic text that repeats the group. */
  driver: string;
  /** The row, additional columns included. */
  row: Row;
  /** How many rows came before it. */
  index: number;
  /** The columns of the driver: how values of the row are written. */
  columns: SelectedColumn[];
};

/**
 * What the drawing asks of its surroundings. The drawing does no IO: rows and pictures are at hand.
 * On the editor's canvas: sample rows, `placeholders: true`, no `current`.
 */
export type DrawContext = {
  /**
   * The rows of a data item, as the query gave them (no additional columns).
   * `where`: only those whose `column` holds `value` (a table that details the current row).
   */
  rowsOf(uuid: string, where?: { column: string; value: string }): RowList;
  /** Whether an item has more rows than `rowsOf` gives: figures over all of them are not known then. */
  isPartial?(uuid: string): boolean;
  /** Tables draw only so many rows, on the canvas; widths, totals and subtotals are those of all rows. */
  firstRows?: number;
  /** The lines of a table, for who remembers those of the same rows; absent: they are worked out. */
  linesOf?: LinesOf;
  /** Where an image's `valor` (asset id or `data:` URL) can be read; null when it is not there. */
  imageSource(valor: string): string | null;
  /** Charts whose rows were gathered while they came, by uuid; of others the rows are gathered here. */
  charts?: Readonly<Record<string, ChartData>>;
  /** Absent while it is being loaded: charts and codes leave their place empty. */
  figures?: Figures;
  /** The day that `hoy` and the date field stand for, `YYYY-MM-DD`. */
  today: string;
  /** Width of the page's body in points (`bodyWidth`): tables share it among their columns. */
  bodyWidth: number;
  /** Draws columns as chips with their readable name and empty items as hints, for the person who designs. */
  placeholders: boolean;
  /** The row that column atoms take their value from; absent on pages that are printed once. */
  current?: CurrentRow;
  /** The columns of the item being drawn: names for chips. `drawItem` sets them. */
  columns?: SelectedColumn[];
  /** Values of the page fields; absent: `placeholders` draws chips, print draws nothing. */
  pageFields?: { page: number; pages: number };
  /** What stands before a title, of no size, so that its place in the print can be found again (bookmarks). */
  titleMark?(item: TituloItem, context: DrawContext): string;
};
