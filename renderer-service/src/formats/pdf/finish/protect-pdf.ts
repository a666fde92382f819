import { randomBytes } from 'node:crypto';
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { PdfOptions } from '@lienzo/schema/api/render-contract';

/**
 * Encrypts with AES-256. Without a password of the owner nobody can lift the permissions. Screen readers may
 * always read.
 */
export function protectPdf(
  document: PDFDocument,
  { open, owner, permissions }: NonNullable<PdfOptions['password']>,
): void {
  const { print, copy, modify } = permissions;
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
