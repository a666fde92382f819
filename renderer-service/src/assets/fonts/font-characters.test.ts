import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fontCharacters } from './font-characters.ts';
import { pageFont } from './font-files.ts';

const textOf = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, 2 * index);
  return bytes;
};

/** A WOFF 2.0 file with a transformed `glyf` of three bytes before its `cmap`, which has one table. */
function fontWith(table: Buffer): Buffer {
  const cmap = Buffer.concat([textOf(0, 1, 3, 10, 0, 12), table]);
  const directory = Buffer.from([10, 0x81, 0x00, 3, 0, cmap.length]);
  const packed = brotliCompressSync(Buffer.concat([Buffer.alloc(3, 0xff), cmap]));
  const head = Buffer.alloc(48);
  head.write('wOF2', 'latin1');
  head.writeUInt16BE(2, 12);
  head.writeUInt32BE(packed.length, 20);
  return Buffer.concat([head, directory, packed]);
}

describe('the characters of a font', () => {
  it('are those of its segments, by distance or by list, without those of glyph 0', () => {
    // A to C at a distance of -60, B after x in the list with a gap at y, and the segment that ends the table.
    const ends = [0x43, 0x7a, 0xffff];
    const starts = [0x41, 0x78, 0xffff];
    const table = textOf(4, 0, 0, 6, 0, 0, 0, ...ends, 0, ...starts, 0x10000 - 60, 0, 1, 0, 4, 0, 7, 0, 9);
    expect([...fontCharacters(fontWith(table))]).toEqual([0x41, 0x42, 0x43, 0x78, 0x7a]);
  });

  it('are those of its groups beyond the first 65,536', () => {
    const table = textOf(12, 0, 0, 28, 0, 0, 0, 1, 0x1, 0xf600, 0x1, 0xf602, 0, 5);
    expect([...fontCharacters(fontWith(table))]).toEqual([0x1f600, 0x1f601, 0x1f602]);
  });

  it('are read from a real file', () => {
    const inter = fontCharacters(pageFont('inter-latin-400-normal.woff2') ?? Buffer.alloc(0));
    for (const letter of 'Añ€—') expect(inter).toContain(letter.codePointAt(0));
    for (const letter of 'Ж山‐') expect(inter).not.toContain(letter.codePointAt(0));
  });

  it('are refused of anything else, or of a table of another format', () => {
    expect(() => fontCharacters(Buffer.from('wOFF'))).toThrow('no WOFF 2.0');
    expect(() => fontCharacters(fontWith(textOf(6, 0)))).toThrow('format 4 or 12');
  });
});
