import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import type { ProofSource } from './compare-file.ts';
import { compareInWorker } from './compare-in-worker.ts';

async function workbook(value: string): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('Hoja').addRow([value]);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** A report that says a text. */
const saying = (text: string): ProofSource => {
  const items = [{ ...newItem('texto'), valor: plainRichText(text) }];
  return {
    report: { ...emptyReport('Texto'), layouts: [{ index: 0, separation: false, items }] },
    expected: { items: [], rows: 0, more: false },
    today: '2026-11-26',
  };
};

it('compares files that are asked for at the same time, each its own', async () => {
  const values = ['uno', 'dos', 'tres'];
  const proofs = await Promise.all(
    values.map(async (value) => compareInWorker('xlsx', await workbook(value), saying(value))),
  );
  expect(proofs).toEqual(values.map(() => ({ differences: [], values: 1 })));
});

it('refuses what is no such file, and compares the next one', async () => {
  await expect(compareInWorker('xlsx', Buffer.from('no es un libro'), saying('bien'))).rejects.toThrow();
  const { differences } = await compareInWorker('xlsx', await workbook('mal'), saying('bien'));
  expect(differences).toMatchObject([{ format: 'xlsx', item: 'Texto', expected: 'bien', found: 'mal' }]);
});

it('compares a large file in a worker of its own', async () => {
  const rows = Array.from({ length: 60_000 }, (_, row) => [
    `fila ${row}`,
    (row * 7919) % 104_729,
    Math.sin(row),
  ]);
  const book = new ExcelJS.Workbook();
  book.addWorksheet('Hoja').addRows([['bien'], ...rows]);
  const bytes = new Uint8Array(await book.xlsx.writeBuffer());
  expect(bytes.byteLength).toBeGreaterThan(2 ** 20);
  const { differences } = await compareInWorker('xlsx', bytes, saying('bien'));
  expect(differences).toMatchObject([{ expected: '', found: expect.stringContaining('fila 0') }]);
}, 60_000);
