/** What reading a workbook gives, piece by piece. */

/**
 * text: as it stands; number: plain decimal notation of at most 15 digits, as Excel shows it; date: `YYYY-MM-DD`, or
 * `YYYY-MM-DDTHH:MM:SS` with a time; time: `HH:MM:SS`; duration: `26:30` or `26:30:15`; boolean: `true` or `false`;
 * error: Excel's name of it (`#REF!`).
 */
export type CellType = 'text' | 'number' | 'date' | 'time' | 'duration' | 'boolean' | 'error';

export type WorkbookCell = {
  /** From 1. */
  column: number;
  type: CellType;
  value: string;
  /** The value is what a formula gave when the file was saved (nothing: ''); formulas are never evaluated. */
  formula?: true;
  /** The text is longer than any field takes; `value` is how it begins. */
  cut?: true;
  /** Of a number, when it was asked for: how it is shown, as a number format of Excel. */
  format?: string;
};

/** A row with at least one cell that holds something. */
export type WorkbookRow = {
  /** From 1, as Excel counts. */
  row: number;
  hidden: boolean;
  /** By column; empty ones are left out. */
  cells: WorkbookCell[];
};

export type WorkbookSheet = { name: string; hidden: boolean };

/** In this order: `sheets` once; then, for each sheet, `rows` any number of times and `sheet_end`. */
export type WorkbookChunk =
  | { kind: 'sheets'; format: 'xlsx' | 'xls'; sheets: WorkbookSheet[] }
  | { kind: 'rows'; sheet: string; rows: WorkbookRow[] }
  /** `merged`: ranges such as `B2:C4`, of which only the first cell holds a value; the first thousand. */
  | { kind: 'sheet_end'; sheet: string; merged: string[] };
