import { crc32, deflateRawSync } from 'node:zlib';
import { releaseBuffer } from '@lienzo/schema/memory/release-buffer';
import { deflated } from './deflated.ts';
import {
  centralHeader,
  dataDescriptor,
  endOfArchive,
  localHeader,
  type WrittenEntry,
} from './zip-headers.ts';

const STORED = 0;
const DEFLATED = 8;
/** Bytes that are compressed as a sample to decide whether to compress the rest. */
const SAMPLE = 32 * 1024;

/** A file, or a folder when `open` is absent. */
export type ZipEntry = {
  /** Path with `/`; a folder's ends with it. Unique in the archive. */
  name: string;
  modified: Date;
  /** Whether compression may help; content whose first bytes look compressed is stored. */
  compress?: boolean;
  /** Its chunks belong to the archive and are passed on to its reader. */
  open?: () => Promise<AsyncIterable<Uint8Array>>;
  /** Called with where its bytes begin in the archive; not when they are compressed. */
  onStored?: (start: number) => void;
};

/**
 * A zip archive of any size, generated while it is read: only the central directory record of each entry stays in
 * memory, and an entry is opened when its turn comes. An error while reading aborts the archive.
 */
export async function* zipArchive(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const records: Buffer[] = [];
  let at = 0;
  for await (const entry of entries) {
    const written: WrittenEntry = {
      name: Buffer.from(entry.name, 'utf8'),
      modified: entry.modified,
      method: STORED,
      directory: entry.open === undefined,
      crc: 0,
      packed: 0,
      size: 0,
      offset: at,
    };
    for await (const chunk of writeEntry(entry, written)) {
      at += chunk.byteLength;
      yield chunk;
    }
    records.push(centralHeader(written));
  }
  const start = at;
  for (const record of records) {
    at += record.byteLength;
    yield record;
  }
  yield endOfArchive(records.length, start, at - start);
}

async function* writeEntry(entry: ZipEntry, written: WrittenEntry): AsyncGenerator<Uint8Array> {
  if (entry.open === undefined) {
    yield localHeader(written);
    yield dataDescriptor(written);
    return;
  }
  const fragments = (await entry.open())[Symbol.asyncIterator]();
  try {
    const first = await fragments.next();
    if (entry.compress === true && first.done !== true && shrinks(first.value)) written.method = DEFLATED;
    const header = localHeader(written);
    if (written.method === STORED) entry.onStored?.(written.offset + header.byteLength);
    yield header;
    const counted = countEntry(resumed(first, fragments), written);
    for await (const fragment of written.method === DEFLATED ? deflated(counted) : counted) {
      written.packed += fragment.byteLength;
      yield fragment;
    }
  } finally {
    await fragments.return?.();
  }
  yield dataDescriptor(written);
}

/** Whether compressing saves a tenth of the sample; it takes ten times longer than storing. */
function shrinks(segment: Uint8Array): boolean {
  const sample = segment.subarray(0, SAMPLE);
  const packed = deflateRawSync(sample, { level: 1, chunkSize: 2 * SAMPLE });
  const isSmaller = packed.byteLength < sample.byteLength * 0.9;
  // The sample is in one block of the closed compressor; without this, thousands of files would retain thousands of
  // blocks.
  releaseBuffer(new Uint8Array(packed.buffer));
  return isSmaller;
}

async function* resumed(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let next = first; next.done !== true; next = await rest.next()) yield next.value;
}

async function* countEntry(
  source: AsyncIterable<Uint8Array>,
  written: WrittenEntry,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    written.crc = crc32(chunk, written.crc);
    written.size += chunk.byteLength;
    yield chunk;
  }
}
