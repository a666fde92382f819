import { PDFDocument } from '@cantoo/pdf-lib';
import type { MergeOrder } from '../merge-order.ts';
import { archivePdf } from './archive-pdf.ts';
import { describePdf } from './describe-pdf.ts';
import { markArtifacts } from './mark-artifacts.ts';
import { overlayPages } from './overlay-pages.ts';
import { protectPdf } from './protect-pdf.ts';
import { repairStructure } from './repair-structure.ts';
import { repairUnicode } from './repair-unicode.ts';

/** Converts a joined document to PDF/A or encrypts it. */
export async function finishJoined(joined: Uint8Array, order: MergeOrder): Promise<Uint8Array<ArrayBuffer>> {
  return await finish(await PDFDocument.load(joined, { updateMetadata: false }), order);
}

/** Finishes a tagged print in place: its tags would not survive copying its pages. */
export async function finishTagged(print: Uint8Array, order: MergeOrder): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(print, { updateMetadata: false });
  markArtifacts(document);
  repairStructure(document);
  await addSheets(document, order.reports[0] ?? { sheets: [], below: false });
  await document.flush();
  repairUnicode(document);
  describePdf(document, order);
  return await finish(document, order);
}

/** Applies PDF/A and encryption. */
async function finish(document: PDFDocument, { pdf }: MergeOrder): Promise<Uint8Array<ArrayBuffer>> {
  if (pdf.archive) archivePdf(document, pdf.accessible);
  if (pdf.password !== undefined) protectPdf(document, pdf.password);
  return await document.save({
    useObjectStreams: !pdf.archive,
    objectsPerTick: 500,
    updateFieldAppearances: false,
  });
}

async function addSheets(
  document: PDFDocument,
  { sheets: files, below }: Pick<MergeOrder['reports'][number], 'sheets' | 'below'>,
): Promise<void> {
  let first = 0;
  const pages = document.getPages();
  for (const file of files) {
    const source = await PDFDocument.load(file, { updateMetadata: false });
    const sheets = await document.embedPages(source.getPages());
    const single = files.length === 1 && sheets.length === 1;
    overlayPages(single ? pages : pages.slice(first, first + sheets.length), sheets, below);
    first += sheets.length;
  }
}
