import type { PrintPage } from './print-page.ts';

/** Gives pages to print on, in turn of the tenants. */
export type Printer = {
  /**
   * Gives `work` a page. The work only reads from the page, so that it can be done again when the browser dies.
   * When the signal aborts the page is dropped at once and its place is free again.
   * @throws the signal's reason, what the work threw, or RenderError body_too_large for a document that outgrows its
   * memory.
   */
  withPage<Result>(signal: AbortSignal, work: (page: PrintPage) => Promise<Result>): Promise<Result>;
  /** Closes the pages that nobody prints on and that large documents have grown: what follows needs the memory. */
  closeLargePages(): Promise<void>;
};
