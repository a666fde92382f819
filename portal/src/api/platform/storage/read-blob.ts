import { buffer } from 'node:stream/consumers';
import type { FileStore } from './file-store.ts';

/** All bytes at once, for what is known to be small; null when nothing is kept under that hash. */
export async function readBlob(files: FileStore, sha256: string): Promise<Buffer | null> {
  const stream = await files.open(sha256);
  return stream === null ? null : buffer(stream);
}
