import { buffer } from 'node:stream/consumers';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { entryNames } from './entry-names.ts';
import { type ZipEntry, zipArchive } from './zip-archive.ts';
import { centralHeader, endOfArchive } from './zip-headers.ts';

const modified = new Date('2026-11-20T18:30:20Z');
async function* several(...chunks: (string | Buffer)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}
const file = (name: string, text: string, changes: Partial<ZipEntry> = {}): ZipEntry => ({
  name,
  modified,
  open: async () => several(text),
  ...changes,
});
async function* listed(entries: ZipEntry[]) {
  yield* entries;
}
const open = async (entries: ZipEntry[]) =>
  JSZip.loadAsync(await buffer(zipArchive(listed(entries))), { checkCRC32: true });

describe('zipArchive', () => {
  it('keeps names of every alphabet, contents, times and empty folders', async () => {
    const zip = await open([
      { name: 'Nómina ñandú/', modified },
      { name: 'Nómina ñandú/vacía/', modified },
      file('Nómina ñandú/año 2026 – 🧾.txt', 'válido'),
      file('日本.csv', 'a,b', { compress: true }),
    ]);
    expect(Object.keys(zip.files)).toEqual([
      'Nómina ñandú/',
      'Nómina ñandú/vacía/',
      'Nómina ñandú/año 2026 – 🧾.txt',
      '日本.csv',
    ]);
    expect(await zip.file('Nómina ñandú/año 2026 – 🧾.txt')?.async('text')).toBe('válido');
    expect(await zip.file('日本.csv')?.async('text')).toBe('a,b');
    expect(zip.files['Nómina ñandú/vacía/']?.dir).toBe(true);
    // The zone-less time is that of Mexico City.
    expect(zip.files['日本.csv']?.date.toISOString()).toBe('2026-11-20T12:30:20.000Z');
  });

  it('packs what is worth it and stores the rest as it is', async () => {
    const text = 'nómina '.repeat(10_000);
    const packed = await buffer(zipArchive(listed([file('a.txt', text, { compress: true })])));
    const stored = await buffer(zipArchive(listed([file('a.txt', text)])));
    expect(packed.length).toBeLessThan(2000);
    expect(stored.length).toBeGreaterThan(Buffer.byteLength(text));
    expect(stored.includes(Buffer.from(text))).toBe(true);
    expect(await (await JSZip.loadAsync(packed, { checkCRC32: true })).file('a.txt')?.async('text')).toBe(
      text,
    );
  });

  it('tells where a file lies in it, unless it is packed', async () => {
    const text = 'nómina '.repeat(10_000);
    const starts: Record<string, number> = {};
    const placed = (name: string, changes: Partial<ZipEntry> = {}): ZipEntry =>
      file(name, `${name} ${text}`, {
        ...changes,
        onStored: (start) => {
          starts[name] = start;
        },
      });
    const bytes = await buffer(
      zipArchive(listed([placed('uno.txt'), placed('dos.txt', { compress: true }), placed('año.txt')])),
    );
    expect(Object.keys(starts)).toEqual(['uno.txt', 'año.txt']);
    for (const [name, start] of Object.entries(starts)) {
      const content = Buffer.from(`${name} ${text}`);
      expect(bytes.subarray(start, start + content.byteLength).equals(content)).toBe(true);
    }
  });

  it('opens each file only when its turn has come, and nothing after the reader has left', async () => {
    const opened: number[] = [];
    const closed: number[] = [];
    async function* source(n: number) {
      try {
        for (;;) yield Buffer.alloc(1000, n);
      } finally {
        closed.push(n);
      }
    }
    const entries = Array.from({ length: 3 }, (_, n) =>
      file(`${n}`, '', {
        compress: n === 0,
        open: async () => {
          opened.push(n);
          return source(n);
        },
      }),
    );
    for await (const fragment of zipArchive(listed(entries.slice(1))))
      if (fragment.byteLength === 1000) break;
    expect(opened).toEqual([1]);
    expect(closed).toEqual([1]);
    for await (const _ of zipArchive(listed(entries))) if (opened.includes(0)) break;
    expect(opened).toEqual([1, 0]);
  });

  it('breaks off when a file fails, packed or not', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half');
      throw new Error('the disk is gone');
    }
    for (const compress of [true, false])
      await expect(
        buffer(zipArchive(listed([file('a', '', { compress, open: async () => broken() })]))),
      ).rejects.toThrow('the disk is gone');
  });

  it('holds more than 65,535 files', async () => {
    const count = 66_000;
    const zip = await open(Array.from({ length: count }, (_, n) => file(`${n}`, '')));
    expect(Object.keys(zip.files)).toHaveLength(count);
  });

  it('is empty when nothing is in it', async () => {
    expect(Object.keys((await open([])).files)).toEqual([]);
  });
});

describe('what lies past 4 GiB', () => {
  const far = 5 * 2 ** 30;

  it('has its place in a longer field', () => {
    const record = centralHeader({
      name: Buffer.from('a'),
      modified,
      method: 0,
      directory: false,
      crc: 1,
      packed: 2,
      size: 2,
      offset: far,
    });
    expect(record.readUInt32LE(42)).toBe(0xffffffff);
    expect(record.readUInt16LE(30)).toBe(9 + 12);
    expect(record.readBigUInt64LE(record.length - 8)).toBe(BigInt(far));
  });

  it('has an end that says where the list begins', () => {
    const end = endOfArchive(3, far, 300);
    expect(end.readUInt32LE(0)).toBe(0x06064b50);
    expect(end.readBigUInt64LE(48)).toBe(BigInt(far));
    expect(end.readBigUInt64LE(64)).toBe(BigInt(far + 300));
    expect(endOfArchive(3, 100, 300)).toHaveLength(22);
  });
});

describe('entryNames', () => {
  it('gives a number to what some system would take for the same name', () => {
    const name = entryNames();
    expect(
      ['Recibo.pdf', 'recibo.PDF', 'RECIBO.pdf', 'a', 'a', '.oculto', '.oculto'].map((one) =>
        name(one, 'FILE'),
      ),
    ).toEqual(['Recibo.pdf', 'recibo (2).PDF', 'RECIBO (3).pdf', 'a', 'a (2)', '.oculto', '.oculto (2)']);
  });

  it('takes no longer for the last of many equal names than for the first', () => {
    const name = entryNames();
    // Each number tried anew would be 200 million names: minutes, in which the test runs into its timeout.
    const many = 20_000;
    const names = Array.from({ length: many }, () => name('Recibo.pdf', 'FILE'));
    expect(new Set(names).size).toBe(many);
    expect(names.at(-1)).toBe(`Recibo (${many}).pdf`);
  });

  it('are such as every system unpacks', () => {
    const name = entryNames();
    expect(['CON.pdf', 'NUL', 'a<b>?.pdf', 'Recibos quincena.'].map((one) => name(one, 'FILE'))).toEqual([
      'CON_.pdf',
      'NUL_',
      'a_b__.pdf',
      'Recibos quincena',
    ]);
    expect(['CON', 'aux'].map((one) => name(one, 'DIR'))).toEqual(['CON_', 'aux_']);
    expect(Buffer.byteLength(name('ñ'.repeat(200), 'DIR'))).toBeLessThanOrEqual(255);
  });

  it('leads nowhere else', () => {
    const name = entryNames();
    expect(['..', '../../etc/passwd', 'C:\\x', 'a\0b'].map((one) => name(one, 'FILE'))).toEqual([
      '_',
      '.._.._etc_passwd',
      'C__x',
      'a_b',
    ]);
  });
});
