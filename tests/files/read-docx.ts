/** The main part of a Word file and what its table rows say. */
import JSZip from 'jszip';

export type DocxContent = {
  /** `word/document.xml`. */
  xml: string;
  parts: string[];
  /** The rows of all tables, each a list of cell texts. */
  tableRows: string[][];
};

/** @throws when the bytes are no Word file. */
export async function readDocx(bytes: Uint8Array): Promise<DocxContent> {
  const zip = await JSZip.loadAsync(bytes);
  const main = zip.file('word/document.xml');
  if (main === null) throw new Error('the file has no word/document.xml');
  const xml = await main.async('string');
  return { xml, parts: Object.keys(zip.files), tableRows: matches(xml, 'w:tr').map(cellsOf) };
}

const cellsOf = (tr: string): string[] =>
  matches(tr, 'w:tc').map((cell) => matches(cell, 'w:t').map(plain).join(''));

const matches = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    (match) => match[1] ?? '',
  );

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
