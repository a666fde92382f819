import type { MailMessage } from '@lienzo/templates/mail/mail-message';

/** Base64 in lines of 76 characters, which are 57 bytes (RFC 2045 §6.8). */
const LINE = { bytes: 57, encoded: 78 };
/** Of the headers of a mail and of each of its parts. */
const HEADERS = 2048;
/** What quoted-printable makes of a byte at most, on average of texts in Spanish and their HTML. */
const QUOTED = 1.5;

/** Bytes of a file as part of a mail. */
export const encodedBytes = (bytes: number): number => Math.ceil(bytes / LINE.bytes) * LINE.encoded;

/** Bytes of a whole mail on its way, at most. @param files bytes of each attached file. */
export function mailBytes(
  { html, text, pictures }: Pick<MailMessage, 'html' | 'text' | 'pictures'>,
  files: readonly number[],
): number {
  const labels = Math.ceil((Buffer.byteLength(html) + Buffer.byteLength(text)) * QUOTED);
  const shown = pictures.reduce((sum, { content }) => sum + (content.length / 76) * LINE.encoded, 0);
  const attached = files.reduce((sum, bytes) => sum + encodedBytes(bytes), 0);
  return labels + Math.ceil(shown) + attached + HEADERS * (2 + pictures.length + files.length);
}
