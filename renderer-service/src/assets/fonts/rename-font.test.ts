import { describe, expect, it } from 'vitest';
import { fontFiles } from './font-files.ts';
import { renameFont } from './rename-font.ts';

const woff = fontFiles.get('inter-latin-700-normal.woff') ?? Buffer.alloc(0);

/** The tables of a TrueType file. */
function tablesOf(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + 16 * index;
      const start = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))];
    }),
  );
}

function namesOf(table: Buffer): Map<number, string> {
  const texts = table.readUInt16BE(4);
  return new Map(
    Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
      const at = 6 + 12 * index;
      const start = texts + table.readUInt16BE(at + 10);
      const text = Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8))).swap16();
      return [table.readUInt16BE(at + 6), text.toString('utf16le')];
    }),
  );
}

describe('a font under another name', () => {
  const font = renameFont(woff, 'Lienzo-prueba');
  const tables = tablesOf(font);

  it('is named so wherever a system looks, and keeps its copyright and licence', () => {
    const names = namesOf(tables.get('name') ?? Buffer.alloc(0));
    for (const id of [1, 3, 4, 6]) expect(names.get(id)).toBe('Lienzo-prueba');
    expect(names.get(0)).toContain('The Inter Project Authors');
    expect(names.get(14)).toContain('openfontlicense');
  });

  it('has every table of the file, as long as it was said to be', () => {
    const directory = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => 44 + 20 * index);
    for (const at of directory) {
      const tag = woff.toString('latin1', at, at + 4);
      if (tag !== 'name') expect(tables.get(tag)).toHaveLength(woff.readUInt32BE(at + 12));
    }
    expect(tables.size).toBe(directory.length);
  });

  it('is refused of anything else', () => {
    expect(() => renameFont(Buffer.from('wOF2'), 'x')).toThrow('no WOFF');
  });
});
