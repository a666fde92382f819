import { inflateSync } from 'node:zlib';

/** Sizes in bytes of the headers and table entries of WOFF 1.0 and OpenType. */
const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const SFNT_HEAD = 12;
const SFNT_ENTRY = 16;
const NAME_HEAD = 6;
const NAME_ENTRY = 12;

/** Of the `name` table: family, style, unique, full and PostScript name; what names the font is replaced. */
const REPLACED_NAMES = new Map<number, 'name' | 'style'>([
  [1, 'name'],
  [2, 'style'],
  [3, 'name'],
  [4, 'name'],
  [6, 'name'],
]);
/** Of the `name` table: copyright, version and licence, which a font keeps whatever it is called. */
const KEPT_NAMES = new Set([0, 5, 13, 14]);

type Table = { tag: string; bytes: Buffer };
type NameEntry = { id: number; text: Buffer };

/**
 * Converts a WOFF 1.0 font to a TrueType file with another name; glyphs, metrics and features stay the same.
 * @param name family, full and PostScript name: ASCII without blanks, at most 63 characters.
 * @throws when the file is no WOFF.
 */
export function renameFont(woff: Buffer, name: string): Buffer {
  const tables = tablesOf(woff).map(({ tag, bytes }) =>
    tag === 'name' ? { tag, bytes: renameTable(bytes, name) } : { tag, bytes },
  );
  return writeSfnt(woff.subarray(4, 8), tables);
}

/** Converts a WOFF 1.0 font to a TrueType file, whose names stay. @throws when the file is no WOFF. */
export const trueTypeOf = (woff: Buffer): Buffer => writeSfnt(woff.subarray(4, 8), tablesOf(woff));

function tablesOf(woff: Buffer): Table[] {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('the font is no WOFF file');
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = WOFF_HEAD + index * WOFF_ENTRY;
    const [start, packed, length] = [4, 8, 12].map((offset) => woff.readUInt32BE(at + offset));
    if (start === undefined || packed === undefined || length === undefined) throw new RangeError();
    const bytes = woff.subarray(start, start + packed);
    return { tag: woff.toString('latin1', at, at + 4), bytes: packed < length ? inflateSync(bytes) : bytes };
  });
}

/** Writes the file: header, table directory with checksums, tables aligned to four bytes. */
function writeSfnt(flavor: Buffer, tables: Table[]): Buffer {
  const head = Buffer.alloc(SFNT_HEAD + tables.length * SFNT_ENTRY);
  const steps = Math.floor(Math.log2(tables.length));
  flavor.copy(head);
  for (const [index, value] of [
    tables.length,
    2 ** steps * SFNT_ENTRY,
    steps,
    (tables.length - 2 ** steps) * SFNT_ENTRY,
  ].entries())
    head.writeUInt16BE(value, 4 + 2 * index);
  const parts = [head];
  let start = head.length;
  for (const [index, { tag, bytes }] of tables.entries()) {
    const at = SFNT_HEAD + index * SFNT_ENTRY;
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    head.write(tag, at, 'latin1');
    for (const [place, value] of [checksumOf(padded), start, bytes.length].entries())
      head.writeUInt32BE(value, at + 4 + 4 * place);
    parts.push(padded);
    start += padded.length;
  }
  return Buffer.concat(parts);
}

function checksumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The `name` table with the new name, in English for Windows, the one entry that every system reads. */
function renameTable(table: Buffer, name: string): Buffer {
  const known = namesOf(table);
  const texts: NameEntry[] = [...REPLACED_NAMES].map(([id, kind]) => ({
    id,
    text: utf16(kind === 'name' ? name : 'Regular'),
  }));
  const entries = [...texts, ...known.filter(({ id }) => KEPT_NAMES.has(id))].sort((a, b) => a.id - b.id);
  const head = Buffer.alloc(NAME_HEAD + entries.length * NAME_ENTRY);
  head.writeUInt16BE(entries.length, 2);
  head.writeUInt16BE(head.length, 4);
  let start = 0;
  for (const [index, { id, text }] of entries.entries()) {
    for (const [place, value] of [3, 1, 0x409, id, text.length, start].entries())
      head.writeUInt16BE(value, NAME_HEAD + index * NAME_ENTRY + 2 * place);
    start += text.length;
  }
  return Buffer.concat([head, ...entries.map(({ text }) => text)]);
}

/** The entries of a `name` table in Windows' encoding. */
function namesOf(table: Buffer): NameEntry[] {
  const texts = table.readUInt16BE(4);
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => NAME_HEAD + index * NAME_ENTRY)
    .filter((at) => table.readUInt16BE(at) === 3 && table.readUInt16BE(at + 2) === 1)
    .map((at) => {
      const start = texts + table.readUInt16BE(at + 10);
      return {
        id: table.readUInt16BE(at + 6),
        text: table.subarray(start, start + table.readUInt16BE(at + 8)),
      };
    });
}

/** Big-endian, as fonts keep it. */
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
