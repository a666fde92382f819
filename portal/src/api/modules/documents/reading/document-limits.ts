/** What is taken of a document. A file beyond the first limits is refused; beyond the others its rest is left out, and said. */
import { READING_LIMITS, type ReadingLimits } from '../../workbooks/workbooks.ts';

const MB = 1024 * 1024;

export const PACKAGE_LIMITS: ReadingLimits = {
  ...READING_LIMITS,
  totalBytes: 300 * MB,
  partBytes: 64 * MB,
  sharedBytes: 32 * MB,
};

export const MAX_BLOCKS = 4000;
/** Letters of all texts, where each run counts `RUN_WEIGHT` more: what the draft of a report can hold. */
export const MAX_WEIGHT = 2_000_000;
export const RUN_WEIGHT = 80;
export const MAX_CELL_TEXT = 2000;
export const MAX_TABLE_ROWS = 1000;
export const MAX_TABLE_COLUMNS = 60;
export const MAX_PICTURES = 60;
export const MAX_PICTURE_BYTES = 5 * MB;
/** They are sent to the browser, which stores those of the report that is made; a file has no more of compressed ones. */
export const MAX_PICTURES_BYTES = 20 * MB;
/** Losses that are listed; of the others the number. */
export const MAX_LOSSES = 200;
/** Pages of a PDF, and texts of each of them. */
export const MAX_PAGES = 200;
export const MAX_PAGE_RUNS = 20_000;
