import { buffer } from 'node:stream/consumers';
import { type WorkbookPackage, WorkbookRefusal } from '../../workbooks/workbooks.ts';
import { MAX_PICTURE_BYTES } from './document-limits.ts';

/** The bytes of a picture within a package of Office; null when it is too large. @throws WorkbookRefusal. */
export async function readPackagePicture(file: WorkbookPackage, part: string): Promise<Uint8Array | null> {
  if (!file.has(part)) return new Uint8Array();
  try {
    return await buffer(await file.open(part, MAX_PICTURE_BYTES));
  } catch (error) {
    if (error instanceof WorkbookRefusal && error.reason === 'too_large') return null;
    throw error instanceof WorkbookRefusal ? error : new WorkbookRefusal('broken', { cause: error });
  }
}
