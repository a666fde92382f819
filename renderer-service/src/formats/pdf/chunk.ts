import type { PrintPage } from '../../browser/print-page.ts';

/** Whole pages of a report that can be printed separately with the same result. */
export type Chunk = {
  /** The body of the document: page groups. */
  html: string;
  /** Expected pages: one per page group, unknown for a part of a long table. */
  pages: number;
  /** For each page group in it: whether a run of page numbers begins with it (`NumberingRuns`). */
  runStarts: boolean[];
  /** For a part of a long table, which is cut after its layout. */
  part?: TablePart;
};

/** Filler pages of a print, which stand for the parts before and after it and are dropped in the merge. */
export type FillerPages = { before: number; after: number };

/** A part of a long table. */
export type TablePart = {
  filler: FillerPages;
  /**
   * Cuts the loaded document at the end of a page.
   * @returns the number of pages left, or a longer document to load when there is no page end to cut at; undefined
   * when nothing is printed and the lines are repeated in the next part.
   */
  cut(page: Pick<PrintPage, 'evaluate'>): Promise<{ pages: number } | { longer: string } | undefined>;
  /** Called when the layout failed, to stop the wait for the cut. */
  failed(cause: unknown): void;
};

/** A print's bytes, or the path of its file. */
export type StoredPrint = Uint8Array | string;

/** A chunk after its print. */
export type PrintedChunk = {
  file: StoredPrint;
  /** Expected pages. */
  pages: number;
  /** Number of header and footer sheets after its pages. */
  sheets: number;
  /** Filler pages; absent for none. */
  filler?: FillerPages | undefined;
};

/** A printed report before the merge. */
export type PrintedReport = {
  chunks: PrintedChunk[];
  /** Whether the report is one tagged chunk; tags survive only in the printed file itself. */
  tagged: boolean;
};
