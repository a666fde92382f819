import type { FileStore } from '../../../platform/storage/file-store.ts';
import { StorageError } from '../../../platform/storage/storage-error.ts';

/** Bytes of neighbours that are read at once. */
const WINDOW = 4 * 2 ** 20;

/** Where a file lies in a blob. */
type Placed = { sha256: string; start: number; size: number };

/**
 * Reads files in their order. Small ones that lie one behind the other come of one reading, because each of thousands
 * would be an opened file, or a request to the bucket.
 * @returns opens the n-th; its pieces belong to the reader.
 * @throws StorageError for a blob that is not there, or ends too early.
 */
export function neighbourReader(
  files: Pick<FileStore, 'open'>,
  placed: readonly Placed[],
): (index: number) => Promise<AsyncIterable<Uint8Array>> {
  let retained: (Placed & { bytes: Buffer }) | null = null;
  const open = async ({ sha256, start, size }: Placed): Promise<AsyncIterable<Uint8Array>> => {
    const stream = await files.open(sha256, { start, end: start + size - 1 });
    if (stream === null) throw missing(sha256);
    return stream;
  };
  return async (index) => {
    const file = placed[index];
    if (file === undefined) throw new Error(`no file ${index}`);
    if (file.size > WINDOW) return open(file);
    if (retained === null || !holds(retained, file)) {
      const window = windowAt(placed, index, file);
      const chunks: Uint8Array[] = [];
      for await (const chunk of await open(window)) chunks.push(chunk);
      retained = { ...window, bytes: Buffer.concat(chunks) };
    }
    const from = file.start - retained.start;
    // A copy: who reads the pieces may give their memory back.
    const own = Uint8Array.from(retained.bytes.subarray(from, from + file.size));
    if (own.byteLength !== file.size) throw missing(file.sha256);
    return (async function* () {
      yield own;
    })();
  };
}

const holds = (window: Placed, { sha256, start, size }: Placed): boolean =>
  window.sha256 === sha256 && start >= window.start && start + size <= window.start + window.size;

/** A file and those right behind it, as long as they fit. */
function windowAt(placed: readonly Placed[], index: number, { sha256, start, size }: Placed): Placed {
  let end = start + size;
  for (let at = index + 1; at < placed.length; at += 1) {
    const next = placed[at];
    if (next?.sha256 !== sha256 || next.start !== end || next.start + next.size - start > WINDOW) break;
    end += next.size;
  }
  return { sha256, start, size: end - start };
}

const missing = (sha256: string): StorageError =>
  new StorageError('unavailable', { cause: new Error(`no blob ${sha256}, or not all of it`) });
