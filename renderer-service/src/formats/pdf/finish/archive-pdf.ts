import { PDFDict, type PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { UA_DESCRIPTION, UA_SCHEMA } from './write-xmp.ts';

/** A link that an archive keeps: shown on paper. */
const PRINT_FLAG = 4;

/**
 * Makes a document what PDF/A-2b asks: metadata as XMP, the colours' meaning (sRGB), an identity. Its fonts are
 * embedded by the print; it has no script and no attachments.
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
