import { randomBytes } from 'node:crypto';
import { type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { PdfOptions } from '@lienzo/schema/api/render-contract';

/**
 * Encrypts with AES-256. Without an owner password a random one is set, so that the permissions cannot be lifted.
 * Screen readers always have access.
 */
export function protectPdf(
  document: PDFDocument,
  { open, owner, permissions }: NonNullable<PdfOptions['password']>,
): void {
  const { print, copy, modify } = permissions;
  // The library encrypts streams alone: a string of the catalogue must lie in an object stream.
  const language = document.catalog.get(PDFName.of('Lang'));
  if (language !== undefined) document.catalog.set(PDFName.of('Lang'), document.context.register(language));
  document.encrypt({
    algorithm: 'AES-256',
    userPassword: open ?? '',
    ownerPassword: owner ?? randomBytes(24).toString('base64'),
    permissions: {
      printing: print ? 'highResolution' : false,
      copying: copy,
      modifying: modify,
      annotating: modify,
      fillingForms: modify,
      documentAssembly: modify,
      contentAccessibility: true,
    },
  });
}
