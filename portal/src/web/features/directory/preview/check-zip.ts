import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { PreviewError } from './preview-error';

/** Limits of an unpacked document, against decompression bombs. */
const MAX_BYTES = 80 * 1024 * 1024;
const MAX_ENTRIES = 4000;

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const ZIP64 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;

/**
 * Measures a zip's unpacked size before a library unpacks it into memory; the sizes in its directory may be false.
 * @param most limit in bytes.
 * @throws PreviewError when it is not a zip, or exceeds the limit.
 */
export async function checkZip(bytes: Uint8Array<ArrayBuffer>, most = MAX_BYTES): Promise<void> {
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
  // Exactly one zip on one disk, whose directory ends where its end record begins: libraries may rely on either.
  const isWhole = view.getUint32(end + 4, true) === 0 && view.getUint16(end + 8, true) === count;
  if (count > MAX_ENTRIES || !isWhole || first + size !== end)
    throw new PreviewError(directoryMessages.previewFailed);
  let at = first;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE)
      throw new PreviewError(directoryMessages.previewFailed);
    const local = view.getUint32(at + 42, true);
    const packedSize = view.getUint32(at + 20, true);
    const method = view.getUint16(at + 10, true);
    // All bits set means Zip64, which no document needs.
    if (local + 30 > first || packedSize === ZIP64 || view.getUint32(at + 24, true) === ZIP64)
      throw new PreviewError(directoryMessages.previewFailed);
    if (view.getUint32(local, true) !== LOCAL_SIGNATURE || (method !== STORED && method !== DEFLATED))
      throw new PreviewError(directoryMessages.previewFailed);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    yield { method, packedSize, start };
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  // Entries beyond the end record's count would be unpacked unchecked.
  if (at !== end) throw new PreviewError(directoryMessages.previewFailed);
}

/** The offset of the end record; a comment may follow it. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  throw new PreviewError(directoryMessages.previewFailed);
}

/** The unpacked size of packed bytes; counting stops beyond `most`. */
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
