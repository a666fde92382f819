/** A run of whole pages: printed alone, it has the pages that it has within the report. */
export type Chunk = {
  /** The body of the document: page groups. */
  html: string;
  /** How many pages it is thought to have: one for each page group, more for a part of a long table. */
  pages: number;
};

/** A chunk after its print. */
export type PrintedChunk = {
  file: Uint8Array;
  /** How many pages it was thought to have. */
  pages: number;
  /** How many sheets with header and footer stand behind its own pages. */
  sheets: number;
};

/** A report after its print, before its parts are merged. */
export type PrintedReport = {
  chunks: PrintedChunk[];
  /** Whether one chunk is the whole report with its tags, which only survive in the very file that was printed. */
  tagged: boolean;
};
