import { PDFDocument } from '@cantoo/pdf-lib';

/** How many pages a PDF has. */
export const pdfPageCount = async (file: Uint8Array): Promise<number> =>
  (await PDFDocument.load(file, { updateMetadata: false })).getPageCount();
