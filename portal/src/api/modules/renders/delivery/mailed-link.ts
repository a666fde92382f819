/** The secret of a link to a file that is too large for a mail. */
import { createHash, randomBytes } from 'node:crypto';
import { API_PREFIX } from '@lienzo/schema/api/endpoint';
import { MAILED_FILE_PREFIX, mailed_file_page } from '@lienzo/schema/reports/mailed-file-endpoints';

const FORM = new RegExp(`^${MAILED_FILE_PREFIX}[\\w-]{43}$`);

/** A new token, of 256 random bits; only its hash is stored. */
export function newMailedToken(): { token: string; hash: string } {
  const token = `${MAILED_FILE_PREFIX}${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashMailedToken(token) };
}

export const isMailedToken = (text: string): boolean => FORM.test(text);

/** Hexadecimal. A plain hash serves: nobody guesses 256 random bits. */
export const hashMailedToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The address in the mail; the request log leaves queries out. */
export const mailedUrlOf = (publicUrl: string, token: string): string =>
  `${publicUrl}${API_PREFIX}${mailed_file_page.path}?token=${token}`;
