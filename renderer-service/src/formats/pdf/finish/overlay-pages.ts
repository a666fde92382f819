import { type PDFEmbeddedPage, PDFName, PDFOperator, PDFOperatorNames, type PDFPage } from '@cantoo/pdf-lib';

/** Overlays sheets on tagged pages as artifacts, which screen readers skip: one per page, or one for all. */
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
