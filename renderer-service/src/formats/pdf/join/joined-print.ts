import type { ObjectCopier } from './object-copier.ts';
import type { PdfDictionary } from './pdf-value.ts';
import type { PrintFile } from './print-file.ts';

/** A print whose pages are copied. */
export type JoinedPrint = { file: PrintFile; copier: ObjectCopier };

/** A page of a print. */
export type PrintedPage = { print: JoinedPrint; page: PdfDictionary };
