/** What a joined document says of itself. */
import { cleanText } from '../../clean-text.ts';
import type { MergeOrder } from '../merge-order.ts';
import { type PdfReference, type PdfValue, pdfDictionary, pdfText } from './join/pdf-value.ts';

/** Entries of the catalog. */
export const catalogOf = (outline: PdfReference | undefined): Record<string, PdfValue> => ({
  Lang: '(es-MX)',
  ViewerPreferences: pdfDictionary({ DisplayDocTitle: 'true' }),
  ...(outline !== undefined && { Outlines: outline, PageMode: '/UseOutlines' }),
});

/** The information dictionary. */
export function infoOf({
  title,
  author,
  now,
}: Pick<MergeOrder, 'title' | 'author' | 'now'>): Record<string, PdfValue> {
  // Metadata in XML are made of these, too.
  const creator = cleanText(author);
  const date = `(D:${now.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`;
  return {
    Title: pdfText(cleanText(title)),
    ...(creator !== '' && { Author: pdfText(creator) }),
    Creator: '(Lienzo)',
    Producer: '(Lienzo)',
    CreationDate: date,
    ModDate: date,
  };
}
