import type { DeflatedSize } from './deflate-writer.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const CENTRAL_SIZE = 46;
const LOCAL_SIZE = 30;
/** Byte offsets of the fields of a central directory entry. */
const FIELD = {
  flags: 8,
  method: 10,
  crc: 16,
  compressed: 20,
  size: 24,
  name: 28,
  extra: 30,
  comment: 32,
  offset: 42,
};
const DEFLATED = 8;

type Entry = { name: string; offset: number; record: Buffer };

/**
 * Replaces the content of one entry of a zip: returns the bytes before and after the entry's new compressed data. The
 * other entries are copied.
 * @param zip without a comment, as the library writes it.
 * @param deflatedSize of the new part.
 */
export function replaceZipEntry(
  zip: Uint8Array,
  entryName: string,
  deflatedSize: DeflatedSize,
): { before: Uint8Array<ArrayBuffer>; after: Uint8Array<ArrayBuffer> } {
  const source = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = source.byteLength - END_SIZE;
  if (source.readUInt32LE(end) !== END) throw new Error('the zip has no end');
  const directory = source.readUInt32LE(end + 16);
  const entries = entriesOf(source, directory, source.readUInt16LE(end + 10));
  const kept: Buffer[] = [];
  const records: Buffer[] = [];
  let at = 0;
  for (const [index, { name, offset, record }] of entries.entries()) {
    if (name === entryName) continue;
    const bytes = source.subarray(offset, entries[index + 1]?.offset ?? directory);
    records.push(withOffset(record, at));
    kept.push(bytes);
    at += bytes.byteLength;
  }
  const old = entries.find(({ name }) => name === entryName);
  if (old === undefined) throw new Error(`the zip has no ${entryName}`);
  const record = withSizes(withOffset(old.record, at), deflatedSize);
  const local = localHeader(record, entryName);
  const body = at + local.byteLength + deflatedSize.compressed;
  return {
    before: new Uint8Array(Buffer.concat([...kept, local])),
    after: new Uint8Array(Buffer.concat([...records, record, endRecord([...records, record], body)])),
  };
}

/** The entries of a zip in file order. */
function entriesOf(source: Buffer, directory: number, count: number): Entry[] {
  const entries: Entry[] = [];
  let at = directory;
  for (let index = 0; index < count; index += 1) {
    if (source.readUInt32LE(at) !== CENTRAL) throw new Error('the zip has a broken directory');
    const nameSize = source.readUInt16LE(at + FIELD.name);
    const size =
      CENTRAL_SIZE +
      nameSize +
      source.readUInt16LE(at + FIELD.extra) +
      source.readUInt16LE(at + FIELD.comment);
    const name = source.toString('utf8', at + CENTRAL_SIZE, at + CENTRAL_SIZE + nameSize);
    entries.push({
      name,
      offset: source.readUInt32LE(at + FIELD.offset),
      record: source.subarray(at, at + size),
    });
    at += size;
  }
  return entries.sort((one, other) => one.offset - other.offset);
}

function withOffset(record: Buffer, offset: number): Buffer {
  const copy = Buffer.from(record);
  copy.writeUInt32LE(offset, FIELD.offset);
  return copy;
}

function withSizes(record: Buffer, { crc, compressed, size }: DeflatedSize): Buffer {
  record.writeUInt16LE(DEFLATED, FIELD.method);
  record.writeUInt32LE(crc, FIELD.crc);
  record.writeUInt32LE(compressed, FIELD.compressed);
  record.writeUInt32LE(size, FIELD.size);
  return record;
}

/** The local header of an entry, from its directory record. */
function localHeader(record: Buffer, name: string): Buffer {
  const header = Buffer.alloc(LOCAL_SIZE);
  header.writeUInt32LE(LOCAL, 0);
  // From the version that is needed to the name's size both have the same fields; no extra ones follow here.
  record.copy(header, 4, 6, FIELD.extra);
  return Buffer.concat([header, Buffer.from(name)]);
}

function endRecord(records: Buffer[], directory: number): Buffer {
  const end = Buffer.alloc(END_SIZE);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(records.length, 8);
  end.writeUInt16LE(records.length, 10);
  end.writeUInt32LE(
    records.reduce((sum, { byteLength }) => sum + byteLength, 0),
    12,
  );
  end.writeUInt32LE(directory, 16);
  return end;
}
