import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { readBackInThread } from './read-back-in-thread.ts';

async function workbook(value: string): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('Hoja').addRow([value]);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

it('reads files that are asked for at the same time, each its own', async () => {
  const values = ['uno', 'dos', 'tres'];
  const read = await Promise.all(
    values.map(async (value) => readBackInThread('xlsx', await workbook(value))),
  );
  for (const [index, value] of values.entries()) expect(JSON.stringify(read[index])).toContain(value);
});

it('refuses what is no such file, and reads the next one', async () => {
  await expect(readBackInThread('xlsx', Buffer.from('no es un libro'))).rejects.toThrow();
  expect(JSON.stringify(await readBackInThread('xlsx', await workbook('bien')))).toContain('bien');
});

it('reads a large file in a thread of its own', async () => {
  const rows = Array.from({ length: 60_000 }, (_, row) => [
    `fila ${row}`,
    (row * 7919) % 104_729,
    Math.sin(row),
  ]);
  const book = new ExcelJS.Workbook();
  book.addWorksheet('Hoja').addRows(rows);
  const bytes = new Uint8Array(await book.xlsx.writeBuffer());
  expect(bytes.byteLength).toBeGreaterThan(2 ** 20);
  expect(JSON.stringify(await readBackInThread('xlsx', bytes))).toContain('fila 59999');
}, 60_000);
