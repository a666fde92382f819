import {
  decodePDFRawStream,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

/** A glyph, or a range of glyphs, of the code 0. */
const WITHOUT_CODE = /^((?:<[\dA-F]{4}> ){1,2})<0000>$/gm;
/** A space of no width: nothing to be read. */
const NOTHING = '$1<200B>';

/**
 * Gives a code to glyphs that have none: the dots of Arabic letters, whose words the print tells otherwise (PDF/UA-1
 * §7.21.7: each glyph has a Unicode value that is not 0).
 */
export function repairUnicode(document: PDFDocument): void {
  for (const [, font] of document.context.enumerateIndirectObjects()) {
    const ref = font instanceof PDFDict ? font.get(PDFName.of('ToUnicode')) : undefined;
    const codes = document.context.lookup(ref);
    if (!(ref instanceof PDFRef) || !(codes instanceof PDFRawStream)) continue;
    const text = Buffer.from(decodePDFRawStream(codes).decode()).toString('latin1');
    const repaired = text.replace(WITHOUT_CODE, NOTHING);
    if (repaired !== text) document.context.assign(ref, document.context.flateStream(repaired));
  }
}
