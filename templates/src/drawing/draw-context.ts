import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { TituloItem } from '@lienzo/schema/report/item';

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
  rowsOf(uuid: string, where?: { column: string; value: string }): readonly Row[];
  /** Where an image's `valor` (asset id or `data:` URL) can be read; null when it is not there. */
  imageSource(valor: string): string | null;
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
