import JSZip from 'jszip';
import { plainText } from './plain-text.ts';
import type { ReadText } from './read-text.ts';

/** @throws when the bytes are no Word file. */
export async function readDocx(bytes: Uint8Array): Promise<ReadText> {
  const zip = await JSZip.loadAsync(bytes);
  const main = zip.file('word/document.xml');
  if (main === null) throw new Error('the file has no word/document.xml');
  const xml = await main.async('string');
  const lines = parts(xml, 'w:tr').map((row) => parts(row, 'w:tc').map((cell) => plainText(textOf(cell))));
  const paragraphs = parts(xml, 'w:p').map(textOf);
  return {
    lines,
    pieces: lines,
    words: paragraphs.flatMap((text) => text.split(/\s+/).map(plainText).filter(Boolean)),
    descriptions: [...xml.matchAll(/<wp:docPr [^>]*?descr="([^"]*)"/g)].map(([, words = '']) =>
      plainText(unescaped(words)),
    ),
    text: paragraphs.map(plainText).join('\n'),
  };
}

const textOf = (xml: string): string =>
  parts(xml.replace(/<w:(?:br|tab)\/>/g, '<w:t> </w:t>'), 'w:t')
    .map(unescaped)
    .join('');

/** The insides of the elements of a name; none of those that are asked for lies in another one. */
const parts = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, inside = '']) => inside,
  );

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
