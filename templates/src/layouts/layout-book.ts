/** A workbook that people fill in: what it looks like, without saying how it is written. */

/** How a column's cells are shown and what Excel lets a person type. */
export type ColumnFormat = 'text' | 'day' | 'amount' | 'days' | 'hours';

export type LayoutColumn = {
  heading: string;
  format: ColumnFormat;
  /** In letters. */
  width: number;
  /** The name of a list of the book: what can be chosen. */
  list?: string;
  /** Limits of Excel's own check: days as `YYYY-MM-DD`, or numbers. */
  between?: readonly [string, string];
};

export type LayoutGroup = {
  /** Above the columns, merged over them; '' for none. */
  title: string;
  columns: readonly LayoutColumn[];
};

export type LayoutSheet = {
  name: string;
  /** Above everything. */
  title: string;
  lead: string;
  /** The first one stays in sight. */
  groups: readonly LayoutGroup[];
  /** Text and numbers from the first column on. */
  rows: readonly (readonly string[])[];
  /** Empty rows below that are prepared as well. */
  spareRows: number;
};

export type LayoutBook = {
  sheets: readonly LayoutSheet[];
  lists: Readonly<Record<string, readonly string[]>>;
  help: { title: string; lines: readonly string[] };
  /** Read back when the file comes in; nobody sees them. */
  marks: Readonly<Record<string, string>>;
};

/** The sheets that are not data. */
export const HELP_SHEET = 'Ayuda';
export const LISTS_SHEET = 'Listas';
export const MARKS_SHEET = '_lienzo';
/** The rows of a data sheet: title, lead, groups, headings. */
export const GROUP_ROW = 3;
export const HEADING_ROW = 4;
