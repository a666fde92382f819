/** What counts as evidence of a disability: what the IMSS hands out, scanned or photographed. */
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import { DomainError } from '../../../platform/domain-error.ts';

/** The endings of each, the usual one first. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/tiff': ['tif', 'tiff'],
  'image/bmp': ['bmp'],
};

/** @param mediaType as the bytes say. */
export const isEvidence = (mediaType: string | null): boolean =>
  mediaType !== null && Object.hasOwn(TYPES, mediaType);

/** @throws DomainError invalid_capture: it is neither a PDF nor a picture. */
export function refuseOtherTypes(mediaType: string): void {
  if (!isEvidence(mediaType))
    throw new DomainError({
      code: 'invalid_capture',
      field: 'file',
      message: captureRuleMessages.evidenceType,
    });
}

/** The name with an ending of what the file is. */
export function nameOfEvidence({ name, media_type }: { name: string; media_type: string }): string {
  const endings = TYPES[media_type] ?? [];
  const own = name.toLowerCase().split('.').at(-1) ?? '';
  return endings.length === 0 || endings.includes(own) ? name : `${name}.${endings[0]}`;
}
