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
};

/** Excel's own. */
export const MAX_ROW = 1_048_576;
export const MAX_COLUMN = 16_384;
export const MAX_TEXT = 32_767;
