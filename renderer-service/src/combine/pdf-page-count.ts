import { PrintFile } from '../formats/pdf/join/print-file.ts';

/** How many pages a print has. */
export const pdfPageCount = (file: Uint8Array): number => new PrintFile(file).pages.length;
