/** The zip file that an .xlsx is, checked before a byte of it is uncompressed. */
import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { WorkbookRefusal } from '../../workbook-refusal.ts';
import type { ReadingLimits } from '../reading-limits.ts';

export type WorkbookPackage = {
  has(name: string): boolean;
  /** @throws WorkbookRefusal broken: it is not there; too_large: it holds more than `limit` bytes. */
  open(name: string, limit: number): Promise<Readable>;
  close(): void;
};

/** @throws WorkbookRefusal. */
export async function openPackage(bytes: Uint8Array, limits: ReadingLimits): Promise<WorkbookPackage> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // A stream that gives more than its entry declares is an error, so the sizes can be trusted.
  const zip = await fromBufferPromise(buffer, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
  }).catch((cause: unknown) => {
    throw new WorkbookRefusal('broken', { cause });
  });
  if (zip.entryCount > limits.entries) throw new WorkbookRefusal('too_large');
  const entries = await listEntries(zip, bytes.length, limits);
  return {
    has: (name) => entries.has(name.toLowerCase()),
    async open(name, limit) {
      const entry = entries.get(name.toLowerCase());
      if (entry === undefined) throw new WorkbookRefusal('broken');
      if (entry.isEncrypted()) throw new WorkbookRefusal('password');
      if (entry.uncompressedSize > limit) throw new WorkbookRefusal('too_large');
      return await zip.openReadStreamPromise(entry).catch((cause: unknown) => {
        throw new WorkbookRefusal('broken', { cause });
      });
    },
    close: () => zip.close(),
  };
}

/** By name in lower case, as Excel finds them. */
async function listEntries(
  zip: ZipFile,
  fileSize: number,
  limits: ReadingLimits,
): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let uncompressed = 0;
  let compressed = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName.toLowerCase(), entry);
      uncompressed += entry.uncompressedSize;
      compressed += entry.compressedSize;
    }
  } catch (cause) {
    throw new WorkbookRefusal('broken', { cause });
  }
  // Entries that together are larger than the file share their bytes: a bomb.
  if (uncompressed > limits.totalBytes || compressed > fileSize) throw new WorkbookRefusal('too_large');
  return entries;
}
