import { type RefusalReason, WorkbookRefusal } from '../workbook-refusal.ts';

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
  throw new WorkbookRefusal(nameOf(headOf(bytes.subarray(0, HEAD))));
}

const startsWith = (bytes: Uint8Array, requested: readonly number[]): boolean =>
  requested.every((byte, at) => bytes[at] === byte);

/** How the file begins, in the encoding that its first bytes tell, or that its zeros do. */
function headOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** What it is, for all that it is not. */
function nameOf(head: string): RefusalReason {
  if (/^ID;P/.test(head)) return 'sylk';
  if (
    /^\s*(MIME-Version|From|Content-Type|Subject|Date|X-[\w-]+):/i.test(head) &&
    /multipart\/related|text\/html/i.test(head)
  )
    return 'mht';
  // Declarations and comments may come before what it is.
  const begin = head.replace(/^(\s+|<\?[^>]*\?>|<!--[\s\S]*?-->)+/, '');
  if (/^<([\w-]+:)?Workbook[\s>]/.test(begin)) return 'xml_2003';
  if (/^<office:document/.test(begin)) return 'open_document';
  if (/^<(!doctype html|html|head|body|table|meta|style|div|!--)/i.test(begin)) return 'page';
  if (begin !== head && head.includes('<?xml')) return 'xml';
  if (!looksLikeText(head)) return 'other';
  return head.includes('\t') && !/[,;]/.test(head.split('\n')[0] ?? '') ? 'text' : 'csv';
}

/** Lines of values: no control characters beside tabs and line ends, and something that separates. */
function looksLikeText(head: string): boolean {
  for (const letter of head) {
    const code = letter.charCodeAt(0);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) return false;
  }
  return /[,;\t]/.test(head);
}
