import { type PDFEmbeddedPage, PDFName, PDFOperator, PDFOperatorNames, type PDFPage } from '@cantoo/pdf-lib';

/** Lays sheets over tagged pages, one on each, or the only one on all: what a screen reader passes over. */
export function overlayPages(pages: PDFPage[], sheets: PDFEmbeddedPage[]): void {
  if (sheets.length !== 1 && sheets.length !== pages.length)
    throw new Error(`${sheets.length} sheets for ${pages.length} pages`);
  for (const [index, page] of pages.entries()) {
    const sheet = sheets.length === 1 ? sheets[0] : sheets[index];
    if (sheet === undefined) continue;
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]));
    page.drawPage(sheet);
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }
}
