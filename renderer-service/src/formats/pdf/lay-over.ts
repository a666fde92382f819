import type { PDFEmbeddedPage, PDFPage } from 'pdf-lib';

/** Lays sheets over pages, one on each, or the only one on all. */
export function layOver(pages: PDFPage[], sheets: PDFEmbeddedPage[]): void {
  if (sheets.length !== 1 && sheets.length !== pages.length)
    throw new Error(`${sheets.length} sheets for ${pages.length} pages`);
  for (const [index, page] of pages.entries()) {
    const sheet = sheets.length === 1 ? sheets[0] : sheets[index];
    if (sheet !== undefined) page.drawPage(sheet);
  }
}
