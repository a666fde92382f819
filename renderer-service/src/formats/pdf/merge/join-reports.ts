import { releaseBuffer } from '@lienzo/schema/memory/release-buffer';
import { REPORT_LINKS } from '@lienzo/templates/drawing/draw-cover';
import type { FillerPages } from '../chunk.ts';
import type { MergeOrder } from '../merge-order.ts';
import { linkIndex, TITLE_LINKS, titleOfLink } from '../print/title-marks.ts';
import { catalogOf, infoOf } from './document-info.ts';
import type { JoinedPrint, PrintedPage } from './join/object-copier.ts';
import type { PdfOutput } from './join/object-writer.ts';
import { PageJoiner } from './join/page-joiner.ts';
import type { PageLink } from './join/page-links.ts';
import type { PdfReference } from './join/pdf-value.ts';
import { PrintFile } from './join/print-file.ts';
import { type OutlineEntry, writeOutline } from './join/write-outline.ts';

/** A print to be joined; read lazily. */
export type JoinableChunk = {
  read(): Uint8Array;
  /** Whether the reader owns the bytes and frees them, so that only one print is in memory at a time. */
  isTemporary?: boolean;
  /** Number of header and footer sheets after its pages. */
  sheets: number;
  /** Filler pages; absent for none. */
  filler?: FillerPages | undefined;
};

/** A report's prints, their page count, and whether the sheets after them match. */
export type JoinableReport = { chunks: JoinableChunk[]; pages: number; numbered: boolean };

/**
 * Joins printed reports into one document: cover, reports with overlaid header and footer sheets, bookmarks, metadata.
 * The output is streamed; only one print is in memory at a time.
 */
export function joinReports(reports: readonly JoinableReport[], order: MergeOrder, sink: PdfOutput): void {
  const joiner = new PageJoiner(sink);
  const entries: OutlineEntry[] = [];
  const cover = order.cover === null ? undefined : joiner.print(new PrintFile(order.cover));
  let first = cover?.file.pages.length ?? 0;
  const firstPages = reports.map(({ pages }) => {
    first += pages;
    return first - pages;
  });
  if (cover !== undefined)
    for (const page of cover.file.pages)
      joiner.add({ print: cover, page }, undefined, (link) => contentsTarget(link, firstPages, joiner));
  for (const [index, report] of reports.entries()) {
    const { bookmark = null, titles = [], sheets = [], below = false } = order.reports[index] ?? {};
    if (bookmark !== null) entries.push({ text: bookmark, level: 0, page: joiner.count, top: null });
    const nextSheet = report.numbered ? noSheets : sheetIterator(sheets, joiner);
    appendReport(joiner, { ...report, below }, nextSheet, ({ uri, top }) => {
      const title = titles[titleOfLink(uri) ?? -1];
      if (title !== undefined) entries.push({ ...title, page: joiner.count, top });
      return uri.startsWith(TITLE_LINKS) ? 'goes' : 'stays';
    });
  }
  const outline = order.outline ? writeOutline(joiner, entries) : undefined;
  joiner.end(catalogOf(outline), infoOf(order));
}

/** Appends a report's pages; the sheets after each chunk are overlaid if they match, else dropped. */
function appendReport(
  joiner: PageJoiner,
  { chunks, numbered, below }: JoinableReport & { below: boolean },
  nextSheet: () => PrintedPage | undefined,
  linkOf: (link: PageLink) => 'stays' | 'goes',
): void {
  for (const chunk of chunks) {
    const bytes = chunk.read();
    const print = joiner.print(new PrintFile(bytes));
    const { pages } = print.file;
    const { before = 0, after = 0 } = chunk.filler ?? {};
    const body = pages.length - chunk.sheets;
    for (const [index, page] of pages.slice(before, body - after).entries()) {
      const own = numbered ? pages[body + index] : undefined;
      const sheet = own === undefined ? nextSheet() : { print, page: own };
      joiner.add({ print, page }, sheet && { ...sheet, below }, linkOf);
    }
    if (chunk.isTemporary === true) releaseBuffer(bytes);
  }
}

const noSheets = (): undefined => undefined;

/** Iterates over a report's sheets: one per page, or the same one for all pages. */
function sheetIterator(files: readonly Uint8Array[], joiner: PageJoiner): () => PrintedPage | undefined {
  const rest = [...files];
  let open: { print: JoinedPrint; next: number } | undefined;
  return () => {
    if (open === undefined || (open.next >= open.print.file.pages.length && rest.length > 0)) {
      const file = rest.shift();
      if (file === undefined) return undefined;
      open = { print: joiner.print(new PrintFile(file)), next: 0 };
    }
    const { pages } = open.print.file;
    const page = pages[files.length === 1 && pages.length === 1 ? 0 : open.next];
    open.next += 1;
    if (page === undefined) throw new Error('fewer sheets than pages');
    return { print: open.print, page };
  };
}

/** The target of a table of contents link. */
function contentsTarget(
  { uri }: PageLink,
  firstPages: readonly number[],
  joiner: PageJoiner,
): 'stays' | 'goes' | PdfReference {
  if (!uri.startsWith(REPORT_LINKS)) return 'stays';
  const page = firstPages[linkIndex(uri, REPORT_LINKS) ?? -1];
  return page === undefined ? 'goes' : joiner.pageAt(page);
}
