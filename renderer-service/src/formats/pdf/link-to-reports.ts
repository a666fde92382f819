import { type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { REPORT_LINKS } from '@lienzo/templates/drawing/draw-cover';
import { printLinks } from './print-links.ts';
import { linkIndex } from './title-marks.ts';

/** Lets the entries of the contents lead to their reports' first pages. */
export function linkToReports(document: PDFDocument, firstPages: readonly number[]): void {
  const pages = document.getPages();
  for (const { uri, annotation, remove } of printLinks(document, REPORT_LINKS)) {
    const page = pages[firstPages[linkIndex(uri, REPORT_LINKS) ?? -1] ?? -1];
    if (page === undefined) {
      remove();
      continue;
    }
    annotation.delete(PDFName.of('A'));
    annotation.set(PDFName.of('Dest'), document.context.obj([page.ref, 'Fit']));
  }
}
