/** The names that downloads are saved under, the same wherever one is made. */
import { encodeExtended } from 'content-disposition';
import { keptName } from './kept-name.ts';
import { DEFAULT_FILE_NAME } from './render-contract.ts';

/** What no system takes within a name, or takes for a way to another folder. */
const RESERVED = /[/\\:*?"<>|]/g;
/** Control and format characters: ends of lines, marks that turn the direction of writing. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
const EXTENSION = /\.[\p{L}\d]{1,16}$/u;
/** Characters of a name with its extension; of bytes it has no more than `keptName` leaves. */
const MAX_LENGTH = 150;

/**
 * A name that every system can save; "document" when nothing is left of it (specification 3 §9). A long name is cut
 * before its extension.
 * @param name with its extension, if it has one.
 * @param end what comes before the extension, and is not cut: a day, for instance.
 */
export function safeFileName(name: string, end = ''): string {
  const clean = name
    .normalize('NFC')
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(RESERVED, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const extension = EXTENSION.exec(clean)?.[0] ?? '';
  const base = clean
    .slice(0, clean.length - extension.length)
    .replace(/\.{2,}/g, '.')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
    .slice(0, MAX_LENGTH - end.length - extension.length)
    .toWellFormed()
    .trim();
  return keptName(base === '' ? DEFAULT_FILE_NAME : base, `${end}${extension}`);
}

/**
 * A `Content-Disposition` header (RFC 6266): the name in UTF-8, and without accents for old readers.
 * @param name with its extension; made safe here.
 */
export function contentDisposition(type: 'attachment' | 'inline', name: string): string {
  const safe = safeFileName(name);
  const plain = safe
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|%/g, '_');
  return `${type}; filename="${plain}"; filename*=${encodeExtended(safe)}`;
}
