import { PDFDict, type PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { cleanText } from '../../clean-text.ts';
import type { MergeOrder } from '../merge-order.ts';
import { writeXmp } from './write-xmp.ts';

/** Sets title, author, language, dates and producer, and the accessibility metadata of a tagged document. */
export function describePdf(document: PDFDocument, order: MergeOrder): void {
  document.setTitle(cleanText(order.title), { showInWindowTitleBar: true });
  const author = cleanText(order.author);
  if (author !== '') document.setAuthor(author);
  document.setLanguage('es-MX');
  document.setCreator('Lienzo');
  document.setProducer('Lienzo');
  document.setCreationDate(order.now);
  document.setModificationDate(order.now);
  if (!order.pdf.accessible) return;
  document.catalog.set(PDFName.of('MarkInfo'), document.context.obj({ Marked: true }));
  for (const page of document.getPages()) page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
  mapRoles(document);
  describeLinks(document);
  if (!order.pdf.archive) writeXmp(document, order);
}

/** The browser uses PDF 2.0 tags for emphasis, which PDF 1.7 readers need mapped to standard ones (PDF/UA-1 §7.1). */
function mapRoles(document: PDFDocument): void {
  const root = document.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  root?.set(PDFName.of('RoleMap'), document.context.obj({ Strong: 'Span', Em: 'Span' }));
}

/** Links need a description (PDF/UA-1 §7.18.5). */
function describeLinks(document: PDFDocument): void {
  for (const { node } of document.getPages())
    for (const entry of node.Annots()?.asArray() ?? []) {
      const annotation = document.context.lookup(entry);
      if (!(annotation instanceof PDFDict)) continue;
      const uri = annotation.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('URI'));
      if (uri instanceof PDFString || uri instanceof PDFHexString)
        annotation.set(PDFName.of('Contents'), PDFHexString.fromText(uri.decodeText()));
    }
}
