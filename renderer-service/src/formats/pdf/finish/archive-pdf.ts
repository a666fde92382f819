import { PDFDict, type PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { UA_DESCRIPTION, UA_SCHEMA } from './write-xmp.ts';

/** The annotation flag Print, which PDF/A requires. */
const PRINT_FLAG = 4;

/**
 * Makes a document conform to PDF/A-2b: XMP metadata, an sRGB output intent, a file id. Its fonts are embedded already;
 * it has no scripts and no attachments.
 */
export function archivePdf(document: PDFDocument, accessible: boolean): void {
  for (const { node } of document.getPages())
    for (const entry of node.Annots()?.asArray() ?? []) {
      const annotation = document.context.lookup(entry);
      if (annotation instanceof PDFDict) annotation.set(PDFName.of('F'), PDFNumber.of(PRINT_FLAG));
    }
  document.convertToPDFA({
    conformance: '2B',
    ...(accessible && { extensions: [UA_SCHEMA, UA_DESCRIPTION] }),
  });
}
