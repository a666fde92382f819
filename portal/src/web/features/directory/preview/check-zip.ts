import { directoryMessages } from '@lienzo/schema/messages/directory-messages';
import { PreviewError } from './preview-error';

/** What a document may hold when it is unpacked: more is no letter and no sheet. */
const MOST_BYTES = 80 * 1024 * 1024;
const MOST_ENTRIES = 4000;

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const ZIP64 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;

/**
 * Unpacks a zip for its size alone, before a library unpacks it into memory: what its directory says may be a lie.
 * @param most bytes that it may grow to.
 * @throws PreviewError when it is no zip, or grows beyond what a document may be.
 */
export async function checkZip(bytes: Uint8Array<ArrayBuffer>, most = MOST_BYTES): Promise<void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = most;
  for (const entry of entriesOf(view)) {
    const packed = bytes.subarray(entry.start, entry.start + entry.packedSize);
    left -= entry.method === STORED ? packed.length : await unpackedSize(packed, left);
    if (left < 0) throw new PreviewError(directoryMessages.previewFailed);
  }
}

type Entry = { method: number; packedSize: number; start: number };

function* entriesOf(view: DataView): Generator<Entry> {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  const first = view.getUint32(end + 16, true);
  // One part of one zip, whose directory ends where its end record begins: a library may go by either of the two.
  const isWhole = view.getUint32(end + 4, true) === 0 && view.getUint16(end + 8, true) === count;
  if (count > MOST_ENTRIES || !isWhole || first + size !== end)
    throw new PreviewError(directoryMessages.previewFailed);
  let at = first;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE)
      throw new PreviewError(directoryMessages.previewFailed);
    const local = view.getUint32(at + 42, true);
    const packedSize = view.getUint32(at + 20, true);
    const method = view.getUint16(at + 10, true);
    // A size of all ones is told elsewhere (Zip64), which no document needs.
    if (local + 30 > first || packedSize === ZIP64 || view.getUint32(at + 24, true) === ZIP64)
      throw new PreviewError(directoryMessages.previewFailed);
    if (view.getUint32(local, true) !== LOCAL_SIGNATURE || (method !== STORED && method !== DEFLATED))
      throw new PreviewError(directoryMessages.previewFailed);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    yield { method, packedSize, start };
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  // More entries than the end record counts would be unpacked unseen.
  if (at !== end) throw new PreviewError(directoryMessages.previewFailed);
}

/** Where the directory's end record stands; a comment may follow it. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  throw new PreviewError(directoryMessages.previewFailed);
}

/** How long packed bytes are unpacked; beyond `most` it stops counting. */
async function unpackedSize(packed: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  let size = 0;
  try {
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    for await (const chunk of unpacked) {
      size += chunk.length;
      if (size > most) break;
    }
  } catch (cause) {
    throw new PreviewError(directoryMessages.previewFailed, cause);
  }
  return size;
}
