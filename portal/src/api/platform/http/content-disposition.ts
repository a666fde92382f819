/** Characters that some system refuses in a file's name, or that could leave the header. */
const UNSAFE = /[\p{C}/\\:*?"<>|]/gu;
const MAX_LENGTH = 150;

/** A name that every system can save; 'document' when nothing is left of it (specification 3 §9). */
export function safeFileName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\.{2,}/g, '.')
    .trim()
    .replace(/^\.+|\.+$/g, '')
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .trim();
  return plain === '' ? 'document' : plain;
}

/**
 * A `Content-Disposition` header after RFC 6266: the name as it is in UTF-8, and without accents for old readers.
 * @param fileName with its extension.
 */
export function contentDisposition(kind: 'attachment' | 'inline', fileName: string): string {
  const safe = safeFileName(fileName);
  const ascii = safe
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|%/g, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
