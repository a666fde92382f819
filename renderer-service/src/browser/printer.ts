import type { PrintPage } from './print-page.ts';

/** Lends pages to print on, fairly between tenants. */
export type Printer = {
  /**
   * Calls `work` with a page. The work must be repeatable: it is retried when the page or the browser is lost. When the
   * signal aborts, the page is closed at once and its slot released.
   * @throws the signal's reason, the error of the work, or RenderError body_too_large for a document that exceeds the
   * page's memory.
   */
  withPage<Result>(signal: AbortSignal, work: (page: PrintPage) => Promise<Result>): Promise<Result>;
  /** Closes idle pages that have loaded large documents, to free their memory. */
  closeLargePages(): Promise<void>;
};
