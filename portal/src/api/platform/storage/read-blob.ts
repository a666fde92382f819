import { buffer } from 'node:stream/consumers';
import type { FileStore } from './file-store.ts';

/** All bytes of a small blob; null when there is no such blob. */
export async function readBlob(files: FileStore, sha256: string): Promise<Buffer | null> {
  const stream = await files.open(sha256);
  return stream === null ? null : buffer(stream);
}
