import { type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { MergeOrder } from './merge-order.ts';
import { writeXmp } from './write-xmp.ts';

/** Title, author, language, dates and maker; and what screen readers look for in a tagged document. */
export function describePdf(document: PDFDocument, order: MergeOrder): void {
  document.setTitle(order.title, { showInWindowTitleBar: true });
  if (order.author !== '') document.setAuthor(order.author);
  document.setLanguage('es-MX');
  document.setCreator('Lienzo');
  document.setProducer('Lienzo');
  document.setCreationDate(order.now);
  document.setModificationDate(order.now);
  if (!order.pdf.accessible) return;
  document.catalog.set(PDFName.of('MarkInfo'), document.context.obj({ Marked: true }));
  for (const page of document.getPages()) page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
  if (!order.pdf.archive) writeXmp(document, order);
}
