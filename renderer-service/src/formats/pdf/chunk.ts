import type { PrintPage } from '../../browser/print-page.ts';

/** A run of whole pages: printed alone, it has the pages that it has within the report. */
export type Chunk = {
  /** The body of the document: page groups. */
  html: string;
  /** How many pages it is thought to have: one for each page group, more for a part of a long table. */
  pages: number;
  /** For a part of a long table: where it ends is seen when it is laid out. */
  part?: TablePart;
};

/** How many pages of a print only hold the place of what stands before and behind it in the report. */
export type FillerPages = { before: number; after: number };

/** What a part of a long table is beside its html. */
export type TablePart = {
  filler: FillerPages;
  /**
   * Cuts the loaded document at a page's end.
   * @returns how many pages it has now, or what is to be loaded instead when it has no end to be cut at; undefined
   * when it is not to be printed, but comes again with what follows.
   */
  cut(page: Pick<PrintPage, 'evaluate'>): Promise<{ pages: number } | { longer: string } | undefined>;
  /** It could not be laid out: nobody need wait for its end. */
  failed(cause: unknown): void;
};

/** A print's bytes, or where they stand on the disk. */
export type StoredPrint = Uint8Array | string;

/** A chunk after its print. */
export type PrintedChunk = {
  file: StoredPrint;
  /** How many pages it was thought to have. */
  pages: number;
  /** How many sheets with header and footer stand behind its own pages. */
  sheets: number;
  /** Pages that are no pages of the report; absent for none. */
  filler?: FillerPages | undefined;
};

/** A report after its print, before its parts are merged. */
export type PrintedReport = {
  chunks: PrintedChunk[];
  /** Whether one chunk is the whole report with its tags, which only survive in the very file that was printed. */
  tagged: boolean;
};
