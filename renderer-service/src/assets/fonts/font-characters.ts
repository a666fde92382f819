import { brotliDecompressSync } from 'node:zlib';

/** Sizes in bytes of the headers of WOFF 2.0 and of the `cmap` table, and of its entries. */
const WOFF2_HEAD = 48;
const CMAP_HEAD = 4;
const CMAP_ENTRY = 8;
const FORMAT_12_HEAD = 16;
const FORMAT_12_GROUP = 12;
const FORMAT_4_HEAD = 14;

/** The numbers by which a WOFF 2.0 file's directory names tables; 63 is followed by the tag. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const OTHER_TABLE = 63;

/**
 * The code points that a font has a glyph for, of its `cmap` table (formats 4 and 12, which all our fonts have).
 * @throws when the file is no WOFF 2.0 or its table has another format.
 */
export function fontCharacters(woff2: Buffer): Set<number> {
  const cmap = cmapOf(woff2);
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(CMAP_HEAD + index * CMAP_ENTRY + 4)),
  );
  const full = tables.find((table) => table.readUInt16BE(0) === 12);
  const basic = tables.find((table) => table.readUInt16BE(0) === 4);
  if (full !== undefined) return new Set(charactersOfFormat12(full));
  if (basic !== undefined) return new Set(charactersOfFormat4(basic));
  throw new Error('the font has no cmap of format 4 or 12');
}

/** The table, of the one compressed stream that holds them all in the order of the directory. */
function cmapOf(woff2: Buffer): Buffer {
  if (woff2.toString('latin1', 0, 4) !== 'wOF2') throw new Error('the font is no WOFF 2.0 file');
  const directory = new DirectoryReader(woff2);
  const lengths = Array.from({ length: woff2.readUInt16BE(12) }, () => directory.next());
  const at = lengths.findIndex(({ table }) => table === CMAP);
  if (at === -1) throw new Error('the font has no cmap');
  const start = lengths.slice(0, at).reduce((sum, { length }) => sum + length, 0);
  const packed = woff2.subarray(directory.position, directory.position + woff2.readUInt32BE(20));
  return brotliDecompressSync(packed).subarray(start, start + (lengths[at]?.length ?? 0));
}

/** Reads a WOFF 2.0 file's directory (W3C WOFF 2.0, section 4.1), entry by entry. */
class DirectoryReader {
  position = WOFF2_HEAD;
  private readonly woff2: Buffer;

  constructor(woff2: Buffer) {
    this.woff2 = woff2;
  }

  /** The number of the next table, and how long it is in the stream. */
  next(): { table: number; length: number } {
    const flags = this.woff2.readUInt8(this.position);
    this.position += 1;
    const table = flags & 0x3f;
    if (table === OTHER_TABLE) this.position += 4;
    const length = this.base128();
    // Version 0 is a transformed table for these two, and an untouched one for all others.
    const version = flags >> 6;
    const transformed = table === GLYF || table === LOCA ? version !== 3 : version !== 0;
    return { table, length: transformed ? this.base128() : length };
  }

  /** A number of seven bits a byte; the last byte has no high bit. */
  private base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.woff2.readUInt8(this.position);
      this.position += 1;
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  }
}

/** Groups of characters with glyphs in a row. */
function* charactersOfFormat12(table: Buffer): Generator<number> {
  const groups = table.readUInt32BE(12);
  for (let group = 0; group < groups; group += 1) {
    const at = FORMAT_12_HEAD + group * FORMAT_12_GROUP;
    const [first, last, glyph] = [0, 4, 8].map((offset) => table.readUInt32BE(at + offset));
    if (first === undefined || last === undefined || glyph === undefined) throw new RangeError();
    for (let code = first; code <= last; code += 1) if (glyph + code - first !== 0) yield code;
  }
}

/** Segments of characters, with glyphs at a constant distance or in a list; glyph 0 stands for none. */
function* charactersOfFormat4(table: Buffer): Generator<number> {
  const size = table.readUInt16BE(6);
  const starts = FORMAT_4_HEAD + size + 2;
  for (let at = 0; at < size; at += 2) {
    const last = table.readUInt16BE(FORMAT_4_HEAD + at);
    const first = table.readUInt16BE(starts + at);
    const delta = table.readUInt16BE(starts + size + at);
    const list = starts + 2 * size + at;
    const offset = table.readUInt16BE(list);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? code : table.readUInt16BE(list + offset + 2 * (code - first));
      const missing = (offset !== 0 && glyph === 0) || ((glyph + delta) & 0xffff) === 0;
      if (!missing) yield code;
    }
  }
}
