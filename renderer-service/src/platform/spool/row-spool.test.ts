import { readdirSync } from 'node:fs';
import type { Row } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import { describe, expect, it } from 'vitest';
import { RowFile } from './row-file.ts';
import { RowSpool } from './row-spool.ts';
import { processFolder } from './temporary-folder.ts';

const folders = async (): Promise<string[]> => readdirSync(await processFolder());
const add = (spool: RowSpool, row: Row): Promise<void> =>
  spool.add(row, Buffer.from(JSON.stringify({ item: 'x', row })));
const rowOf = (index: number): Row => ({
  nombre: `Núñez ${index}\n«línea»`,
  relleno: 'x'.repeat(index % 300),
  neto: index,
  nada: null,
});

/** Rows that are not where they should be. */
const unlike = (rows: RowList): number[] =>
  [...rows].flatMap((row, index) => (row.neto === index ? [] : [index]));

describe('rows of any number', () => {
  it('come back as they went in, in order and by their place', async () => {
    const spool = new RowSpool();
    for (let index = 0; index < 40_000; index += 1) await add(spool, rowOf(index));
    const rows = await spool.finish();
    expect(rows).toBeInstanceOf(RowFile);
    expect(rows.length).toBe(40_000);
    expect(rows.slice(0, 2)).toEqual([rowOf(0), rowOf(1)]);
    expect(rows.slice(39_999, 50_000)).toEqual([rowOf(39_999)]);
    for (const position of [39_999, 0, 20_000, 20_001, 7, 39_998])
      expect(rows.at(position)).toEqual(rowOf(position));
    expect(rows.at(40_000)).toBeUndefined();
    expect(unlike(rows)).toEqual([]);
    expect(unlike(rows)).toEqual([]);
    await spool.close();
  });

  it('take a line longer than all that is written at once', async () => {
    const spool = new RowSpool();
    const long = { texto: 'ñ'.repeat(3_000_000) };
    for (const row of [rowOf(1), long, rowOf(2), long, rowOf(3)]) await add(spool, row);
    const rows = await spool.finish();
    expect([...rows].map((row) => row.neto ?? String(row.texto).length)).toEqual([
      1, 3_000_000, 2, 3_000_000, 3,
    ]);
    await spool.close();
  });

  it('can be read by another who knows their places', async () => {
    const spool = new RowSpool();
    for (let index = 0; index < 6_000; index += 1) await add(spool, rowOf(index));
    const rows = await spool.finish();
    if (!(rows instanceof RowFile)) throw new Error('not on the disk');
    const other = new RowFile(structuredClone(rows.location));
    expect(other.at(5_999)).toEqual(rowOf(5_999));
    other.close();
    await spool.close();
  });

  it('leave nothing behind', async () => {
    const before = await folders();
    const spool = new RowSpool();
    for (let index = 0; index < 30_000; index += 1) await add(spool, { texto: 'x'.repeat(100) });
    await spool.finish();
    const own = (await folders()).filter((name) => !before.includes(name));
    expect(own.length).toBeGreaterThan(0);
    await spool.close();
    expect((await folders()).some((name) => own.includes(name))).toBe(false);
  });

  it('need no disk when they are few', async () => {
    const spool = new RowSpool();
    await add(spool, { a: '1' });
    const rows = await spool.finish();
    expect([...rows]).toEqual([{ a: '1' }]);
    expect(rows).toBeInstanceOf(Array);
    await spool.close();
  });
});
