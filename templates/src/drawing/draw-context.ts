import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import type { TableTotals } from '@lienzo/schema/data/table-totals';
import type { CodigoItem, GraficaItem, TablaItem, TituloItem } from '@lienzo/schema/report/item';
import type { FormulaChip } from '@lienzo/schema/report/rich-text';
import type { DataFieldTexts } from '@lienzo/schema/report/with-data-fields';
import type { TableLine } from './table/table-lines.ts';
import type { TextRoom } from './text/soft-hyphens.ts';

/** The lines of a table; `complete` puts the additional columns beside a row's own. */
export type LinesOf = (
  item: TablaItem,
  rows: RowList,
  withAdditionalColumns: (row: Row) => Row,
) => readonly TableLine[];

/** Draws charts and codes as SVG, with large libraries that the editor loads only when a report needs them. */
export type Figures = {
  /** A chart; `size` in CSS pixels. */
  chart(item: GraficaItem, data: ChartData, size: { width: number; height: number }): string;
  /** A code of a content that `codeContentProblem` accepts. */
  code(simbologia: CodigoItem['simbologia'], text: string): string;
};

/** The row that a page group is being drawn for. */
export type CurrentRow = {
  /** uuid of the dynamic text that repeats the group. */
  driver: string;
  /** The row, additional columns included. */
  row: Row;
  /** The row's index. */
  index: number;
  /** The columns of the driver, which format the row's values. */
  columns: SelectedColumn[];
};

/**
 * What the drawing needs from its host. The drawing does no IO: rows and pictures are available synchronously.
 * The editor's canvas passes sample rows, `placeholders: true`, no `current`.
 */
export type DrawContext = {
  /**
   * The rows of a data item, as queried (without additional columns).
   * @param where filters by a column's value, for detail items of the current row.
   */
  rowsOf(uuid: string, where?: { column: string; value: string }): RowList;
  /** Whether an item has more rows than `rowsOf` returns, so that these do not tell its totals. */
  isPartial?(uuid: string): boolean;
  /** The totals over all rows of a partial table; absent: unknown. */
  totalsOf?(uuid: string): TableTotals | undefined;
  /** Limits the drawn rows of tables on the canvas; widths, totals and subtotals are those of all rows. */
  firstRows?: number;
  /** What the canvas says below a table's first rows about the others: above the totals, which are of all rows. */
  rowsNote?: string;
  /** A memoised `tableLines`; absent: lines are computed. */
  linesOf?: LinesOf;
  /** The URL of an image's `valor` (asset id or `data:` URL); null when it is missing. */
  imageSource(valor: string): string | null;
  /** The size of an image's `valor` in its own pixels, null when it is missing; absent: not known. */
  imageSize?(valor: string): { width: number; height: number } | null;
  /** Data of charts that were aggregated before, by uuid; others are aggregated from their rows. */
  charts?: Readonly<Record<string, ChartData>>;
  /** Absent while loading: charts and codes are left empty. */
  figures?: Figures;
  /** The date of `hoy` and the date field, `YYYY-MM-DD`. */
  today: string;
  /** Width of the page's body in points (`bodyWidth`): tables share it among their columns. */
  bodyWidth: number;
  /** Height of the page's body in points (`bodyHeight`): a group that is higher is not kept together; absent: any may be. */
  bodyHeight?: number;
  /** Draws columns as chips and empty items as hints, for the editor. */
  placeholders: boolean;
  /** The row of column atoms; absent on pages that are printed once. */
  current?: CurrentRow;
  /** What stands for a parameter of the report while its value is not known; absent: nothing. */
  parameterText?(id: string): string;
  /** What stands for a formula over tables while its result is not known; absent: a dash. */
  formulaText?(chip: FormulaChip): string;
  /** Whose rows the report shows, while that is not in its texts; absent: not known. */
  dataFields?: DataFieldTexts;
  /** The room of the text being drawn and the size of its letters, in points. A text sets it. */
  textRoom?: TextRoom;
  /** The columns of the item being drawn: names for chips. `drawItem` sets them. */
  columns?: SelectedColumn[];
  /** The text of the drawn item that is open for typing, by its name in it. */
  openPart?: string;
  /** Values of the page fields, which `placeholders` marks; absent: `placeholders` draws chips, print draws nothing. */
  pageFields?: { page: number | string; pages: number | string };
  /** Invisible HTML before a title, so that its position in the print can be found for bookmarks. */
  titleMark?(item: TituloItem, context: DrawContext): string;
  /** An invisible picture over a chart or code, whose alternative text a tagged print keeps, unlike that of an SVG. */
  figureMark?(label: string): string;
};
