import { type ZipEntry, zipArchive } from '../../../../platform/storage/zip/zip-archive.ts';

/** A fixed date, so that the bytes are reproducible. */
const MODIFIED = new Date('2026-01-02T12:00:00Z');

/** The zip of an Office document from its parts, in order. */
export async function officePackage(parts: Record<string, string>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipArchive(entriesOf(parts))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* entriesOf(parts: Record<string, string>): AsyncGenerator<ZipEntry> {
  for (const [name, text] of Object.entries(parts))
    yield { name, modified: MODIFIED, compress: true, open: async () => bytesOf(text) };
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text, 'utf8');
}

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Escaped text content of an element. */
export const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The relationships part, which names the main one. */
export const rootRelations = (target: string): string =>
  `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`;
