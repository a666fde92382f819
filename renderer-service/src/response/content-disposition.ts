import { DEFAULT_FILE_NAME, type RenderFormat } from '@lienzo/schema/api/render-contract';

/**
 * The `Content-Disposition` of a report's file (RFC 6266): its name without path parts, quotes, control
 * characters or marks that turn the direction of writing; plain letters for old clients, all letters beside.
 */
export function contentDisposition(nombre: string, format: RenderFormat): string {
  const name = `${safeName(nombre)}.${format}`;
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/[%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function safeName(nombre: string): string {
  const clean = nombre
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s-]+|[.\s]+$/g, '');
  const cut = Array.from(clean).slice(0, 100).join('').trim();
  return cut === '' ? DEFAULT_FILE_NAME : cut;
}
