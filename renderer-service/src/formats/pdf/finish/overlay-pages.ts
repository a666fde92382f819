import {
  drawObject,
  PDFArray,
  type PDFEmbeddedPage,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';

/**
 * Lays sheets on tagged pages, or below them, as artifacts, which screen readers skip: one per page, or one for all.
 */
export function overlayPages(pages: PDFPage[], sheets: PDFEmbeddedPage[], below: boolean): void {
  if (sheets.length !== 1 && sheets.length !== pages.length)
    throw new Error(`${sheets.length} sheets for ${pages.length} pages`);
  for (const [index, page] of pages.entries()) {
    const sheet = sheets.length === 1 ? sheets[0] : sheets[index];
    if (sheet === undefined) continue;
    if (below) layBelow(page, sheet);
    else {
      page.pushOperators(BEGIN_ARTIFACT);
      page.drawPage(sheet);
      page.pushOperators(END_ARTIFACT);
    }
  }
}

const BEGIN_ARTIFACT = PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]);
const END_ARTIFACT = PDFOperator.of(PDFOperatorNames.EndMarkedContent);

function layBelow({ node, doc }: PDFPage, sheet: PDFEmbeddedPage): void {
  node.normalize();
  const name = node.newXObject('LienzoHoja', sheet.ref);
  const drawing = [BEGIN_ARTIFACT, pushGraphicsState(), drawObject(name), popGraphicsState(), END_ARTIFACT];
  const stream = doc.context.register(doc.context.contentStream(drawing));
  const contents = node.Contents();
  if (!(contents instanceof PDFArray)) throw new Error('a page without a list of contents');
  contents.insert(0, stream);
}
