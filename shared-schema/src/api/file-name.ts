/** The names that downloads are saved under, the same wherever one is made. */
import { DEFAULT_FILE_NAME } from './render-contract.ts';

/** What no system takes within a name, or takes for a way to another folder. */
const RESERVED = /[/\\:*?"<>|]/g;
/** Control and format characters: ends of lines, marks that turn the direction of writing. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
const EXTENSION = /\.[\p{L}\d]{1,16}$/u;
/** Characters of a name with its extension. */
const MAX_LENGTH = 150;

/**
 * A name that every system can save; "document" when nothing is left of it (specification 3 §9). A long name is cut
 * before its extension.
 * @param name with its extension, if it has one.
 */
export function safeFileName(name: string): string {
  const clean = name.toWellFormed().replace(/\s+/g, ' ').replace(INVISIBLE, '').replace(RESERVED, '-').trim();
  const extension = EXTENSION.exec(clean)?.[0] ?? '';
  const base = clean
    .slice(0, clean.length - extension.length)
    .replace(/\.{2,}/g, '.')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
    .slice(0, MAX_LENGTH - extension.length)
    .toWellFormed()
    .trim();
  return `${base === '' ? DEFAULT_FILE_NAME : base}${extension}`;
}
