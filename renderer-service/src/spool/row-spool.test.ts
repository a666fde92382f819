import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { RowSpool } from './row-spool.ts';

const folders = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('lienzo-filas-'));

describe('rows of any number', () => {
  it('come back as they went in, from memory and from the disk', async () => {
    const spool = new RowSpool();
    const rowOf = (index: number): Record<string, string | number | null> => ({
      nombre: `Núñez ${index}\n«línea»`,
      neto: index,
      nada: null,
    });
    for (let index = 0; index < 40_000; index += 1) await spool.add(rowOf(index));
    await spool.finish();
    expect(spool.length).toBe(40_000);
    expect(spool.slice(0, 2)).toEqual([rowOf(0), rowOf(1)]);
    for (const pass of [1, 2]) {
      let next = 0;
      for (const [index, row] of spool.entries()) {
        if (index !== next) throw new Error(`pass ${pass}: ${index} after ${next}`);
        if (index % 997 === 0) expect(row).toEqual(rowOf(index));
        next += 1;
      }
      expect(next).toBe(40_000);
    }
    await spool.close();
  });

  it('leave nothing behind', async () => {
    const before = folders();
    const spool = new RowSpool();
    for (let index = 0; index < 30_000; index += 1) await spool.add({ texto: 'x'.repeat(100) });
    await spool.finish();
    const own = folders().filter((name) => !before.includes(name));
    expect(own.length).toBeGreaterThan(0);
    await spool.close();
    expect(own.some((name) => existsSync(`${tmpdir()}/${name}`))).toBe(false);
  });

  it('need no disk when they are few', async () => {
    const spool = new RowSpool();
    await spool.add({ a: '1' });
    await spool.finish();
    expect([...spool.entries()]).toEqual([[0, { a: '1' }]]);
    await spool.close();
  });
});
