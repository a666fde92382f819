/** What a workbook may hold; more is refused before or while it is read. */
export type ReadingLimits = {
  /** Files inside of an .xlsx. */
  entries: number;
  /** Bytes of all of them together, and of one, once uncompressed. */
  totalBytes: number;
  partBytes: number;
  /** Bytes of the texts that cells share, which are held in memory. */
  sharedBytes: number;
  sheets: number;
  /** Rows that hold something, and cells, of all sheets. */
  rows: number;
  cells: number;
  /** Letters of the texts of one row, and of all sheets; a text that cells share counts in each of them. */
  rowText: number;
  text: number;
  /** Numbers come with the code of their format. */
  keepsFormats?: true;
};

const MB = 1024 * 1024;

export const READING_LIMITS: ReadingLimits = {
  entries: 2000,
  totalBytes: 600 * MB,
  partBytes: 400 * MB,
  sharedBytes: 64 * MB,
  sheets: 100,
  rows: 200_000,
  cells: 5_000_000,
  rowText: 200_000,
  text: 64_000_000,
};

/** Excel's own. */
export const MAX_ROW = 1_048_576;
export const MAX_COLUMN = 16_384;
/** Letters of a number format. */
export const MAX_FORMAT = 255;

/** Letters of a cell that are read; no field of a form takes as many, so what is cut is refused where it is used. */
export const MAX_TEXT = 1000;
/** Letters of the name of a sheet that are read; Excel's own limit is 31. */
export const MAX_SHEET_NAME = 255;
