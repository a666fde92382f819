/** The records of a zip archive (APPNOTE.TXT 6.3.10 §4.3), for entries whose size is known only when they are written. */
import { onBureauClock } from '@lienzo/schema/payroll/plain-date';

export type EntryHead = {
  /** With `/`, and a trailing one for folders. */
  name: Buffer;
  modified: Date;
  method: 0 | 8;
  directory: boolean;
};
export type WrittenEntry = EntryHead & { crc: number; packed: number; size: number; offset: number };

const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
/** 4.5: with zip64. Made on Unix, so that permissions are understood. */
const VERSION = 45;
const MADE_BY = (3 << 8) | VERSION;
/** Sizes follow the data (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const FILE_MODE = 0o100644;
const DIRECTORY_MODE = 0o040755;
const DIRECTORY_BIT = 0x10;

export function localHeader({ name, modified, method }: EntryHead): Buffer {
  const extra = timestampField(modified);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(method, 8);
  head.writeUInt32LE(dosTime(modified), 10);
  head.writeUInt16LE(name.length, 26);
  head.writeUInt16LE(extra.length, 28);
  return Buffer.concat([head, name, extra]);
}

/** Entries of 4 GiB would need zip64 sizes; files never come near it. @throws RangeError for those. */
export function dataDescriptor({ crc, packed, size }: WrittenEntry): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt32LE(0x08074b50, 0);
  record.writeUInt32LE(crc, 4);
  record.writeUInt32LE(packed, 8);
  record.writeUInt32LE(size, 12);
  return record;
}

export function centralHeader(entry: WrittenEntry): Buffer {
  const { name, modified, method, directory, crc, packed, size, offset } = entry;
  const far = offset >= MAX_32;
  const extra = Buffer.concat([timestampField(modified), ...(far ? [offsetField(offset)] : [])]);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(MADE_BY, 4);
  head.writeUInt16LE(VERSION, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(method, 10);
  head.writeUInt32LE(dosTime(modified), 12);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt16LE(directory ? DIRECTORY_MODE : FILE_MODE, 40);
  head.writeUInt16LE(directory ? DIRECTORY_BIT : 0, 38);
  head.writeUInt32LE(far ? MAX_32 : offset, 42);
  return Buffer.concat([head, name, extra]);
}

/** The end of the archive; in zip64 form where a number does not fit. */
export function endOfArchive(count: number, start: number, length: number): Buffer {
  const needs64 = count >= MAX_16 || start >= MAX_32 || length >= MAX_32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, MAX_16), 8);
  end.writeUInt16LE(Math.min(count, MAX_16), 10);
  end.writeUInt32LE(Math.min(length, MAX_32), 12);
  end.writeUInt32LE(Math.min(start, MAX_32), 16);
  return needs64 ? Buffer.concat([endOfArchive64(count, start, length), end]) : end;
}

function endOfArchive64(count: number, start: number, length: number): Buffer {
  const record = Buffer.alloc(56 + 20);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(MADE_BY, 12);
  record.writeUInt16LE(VERSION, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(length), 40);
  record.writeBigUInt64LE(BigInt(start), 48);
  // The offset of that record.
  record.writeUInt32LE(0x07064b50, 56);
  record.writeBigUInt64LE(BigInt(start + length), 64);
  record.writeUInt32LE(1, 72);
  return record;
}

/** Info-ZIP's UTC modification time. */
function timestampField(modified: Date): Buffer {
  const field = Buffer.alloc(9);
  field.writeUInt16LE(0x5455, 0);
  field.writeUInt16LE(5, 2);
  field.writeUInt8(1, 4);
  field.writeInt32LE(Math.floor(modified.getTime() / 1000) | 0, 5);
  return field;
}

function offsetField(offset: number): Buffer {
  const field = Buffer.alloc(12);
  field.writeUInt16LE(0x0001, 0);
  field.writeUInt16LE(8, 2);
  field.writeBigUInt64LE(BigInt(offset), 4);
  return field;
}

/**
 * Time in the lower half, date in the upper one, since 1980. Zip's own time has no zone: the bureau's clock. Exact
 * readers use the field beside it.
 */
function dosTime(instant: Date): number {
  const local = onBureauClock(instant);
  const year = Math.min(Math.max(local.getUTCFullYear(), 1980), 2107) - 1980;
  const date = (year << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate();
  const time =
    (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | Math.floor(local.getUTCSeconds() / 2);
  return date * 0x10000 + time;
}
