import { openPackage, readRelations, type WorkbookPackage } from '../../workbooks/workbooks.ts';
import { DocumentRefusal } from '../document-refusal.ts';
import type { ReadDocument } from '../read-document.ts';
import { PACKAGE_LIMITS } from './document-limits.ts';
import { readDocx } from './docx/read-docx.ts';
import { readPdfBlocks } from './pdf/read-pdf-blocks.ts';
import { readSheets } from './xlsx/read-sheets.ts';

/**
 * Reads a document by what its bytes are; its name says nothing.
 * @throws DocumentRefusal, WorkbookRefusal.
 */
export async function readBytes(bytes: Uint8Array): Promise<ReadDocument> {
  if (bytes.length === 0) throw new DocumentRefusal('empty');
  if (startsWith(bytes, 'PK\x03\x04')) return await readPackage(bytes);
  if (startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) throw new DocumentRefusal(compoundReason(bytes));
  if (startsWith(bytes, '%PDF-')) return await readPdfBlocks(bytes);
  throw new DocumentRefusal('other');
}

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(bytes.subarray(0, text.length)).equals(Buffer.from(text, 'latin1'));

async function readPackage(bytes: Uint8Array): Promise<ReadDocument> {
  const file = await openPackage(bytes, PACKAGE_LIMITS);
  try {
    const main = await mainPart(file);
    if (main.toLowerCase().endsWith('.bin')) throw new DocumentRefusal('binary');
    if (/^word\//i.test(main) && file.has(main)) return await readDocx(file, main);
    if (/^xl\//i.test(main) && file.has(main)) return await readSheets(bytes, file);
    throw new DocumentRefusal(file.has('content.xml') ? 'open_document' : 'other');
  } finally {
    file.close();
  }
}

async function mainPart(file: WorkbookPackage): Promise<string> {
  const roots = [...(await readRelations(file, '')).values()];
  return roots.find(({ type, external }) => type === 'officeDocument' && !external)?.target ?? '';
}

/** What the container of files before 2007 holds, by the names of its streams: newer files stand in it encrypted. */
function compoundReason(bytes: Uint8Array): 'password' | 'old_word' | 'old_excel' | 'other' {
  const has = (name: string): boolean =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(Buffer.from(name, 'utf16le'));
  if (has('EncryptedPackage')) return 'password';
  if (has('WordDocument')) return 'old_word';
  return has('Workbook') || has('Book') ? 'old_excel' : 'other';
}
