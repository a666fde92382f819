import { WorkbookRefusal } from '../workbook-refusal.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The container of Word, Excel and PowerPoint before 2007, and of encrypted newer files. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** What is looked at. */
const HEAD = 4096;

/**
 * Which reader a file needs, by its first bytes; its name says nothing.
 * @throws WorkbookRefusal for text, web pages and anything else, each told by its name.
 */
export function detectFormat(bytes: Uint8Array): 'xlsx' | 'xls' {
  if (bytes.length === 0) throw new WorkbookRefusal('empty');
  if (startsWith(bytes, ZIP)) return 'xlsx';
  if (startsWith(bytes, COMPOUND)) return 'xls';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD)).replace(/^(ï»¿|ÿþ|þÿ)/, '');
  if (/^\s*<(!doctype html|html|table|meta|\?xml)/i.test(head)) throw new WorkbookRefusal('page');
  throw new WorkbookRefusal(looksLikeText(head) ? 'csv' : 'other');
}

const startsWith = (bytes: Uint8Array, wanted: readonly number[]): boolean =>
  wanted.every((byte, at) => bytes[at] === byte);

/** Lines of values: no control characters beside tabs and line ends, and something that separates. */
function looksLikeText(head: string): boolean {
  for (const letter of head) {
    const code = letter.charCodeAt(0);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) return false;
  }
  return /[,;\t]/.test(head);
}
