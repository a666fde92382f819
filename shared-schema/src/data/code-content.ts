/** What a QR or a bar code can hold. */
import { z } from 'zod';
import { reportProblemMessages } from '../rule-messages/report-problem-messages.ts';

const messages = reportProblemMessages.code;

export const codeSymbology = z.enum(['qr', 'code128']);
export type CodeSymbology = z.infer<typeof codeSymbology>;

/** Longest text of a Code 128 that still scans from a sheet of paper. */
export const MAX_CODE128 = 80;
/** Bytes that a QR holds with the M level of error correction (ISO/IEC 18004, version 40). */
export const MAX_QR_BYTES = 2331;

/** Why a text cannot be a code of this kind, in words for the report's author; null when it can. */
export function codeContentProblem(simbologia: CodeSymbology, text: string): string | null {
  if (text.trim() === '') return messages.empty;
  if (simbologia === 'qr') {
    const bytes = new TextEncoder().encode(text).length;
    return bytes > MAX_QR_BYTES ? messages.longQr(bytes, MAX_QR_BYTES) : null;
  }
  // Past the longest text there is no need to look.
  const wrong = [...text.slice(0, MAX_CODE128 + 1)].find((character) => !isLatin1(character));
  if (wrong !== undefined) return messages.barLetter(wrong);
  return text.length > MAX_CODE128 ? messages.longBars(text.length, MAX_CODE128) : null;
}

const isLatin1 = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return code >= 32 && code <= 255 && !(code >= 127 && code < 160);
};
