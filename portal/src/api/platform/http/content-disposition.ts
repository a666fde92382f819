import { safeFileName } from '@lienzo/schema/api/file-name';
import { create } from 'content-disposition';

/**
 * A `Content-Disposition` header after RFC 6266: the name as it is in UTF-8, and without accents for old readers.
 * @param fileName with its extension.
 */
export function contentDisposition(type: 'attachment' | 'inline', fileName: string): string {
  const name = safeFileName(fileName);
  const fallback = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|%/g, '_');
  return create(name, { type, fallback });
}
