import { readFile } from 'node:fs/promises';
import { documentImportMessages } from '@lienzo/schema/reports/document-import-messages';
import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { onePixel } from '../../testing/one-pixel.ts';
import { readDocument } from './documents.ts';

const { lost, positions } = documentImportMessages;
const user = { organizationId: 'organization', userId: 'person' };

it('reads the visible sheets of a workbook with types, formats, merged cells and pictures', async () => {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Nómina');
  sheet.addRows([
    ['Nómina de enero'],
    [],
    ['Empleado', 'Ingreso', 'Neto', 'Avance'],
    ['Ana', new Date(Date.UTC(2026, 0, 15)), 12_345.5, 0.125],
    ['Luis', null, { formula: 'C4*2', result: 24_691 }, 1],
    ['Juntas'],
  ]);
  sheet.getColumn(3).numFmt = '"$"#,##0.00';
  sheet.getColumn(4).numFmt = '0.0%';
  sheet.mergeCells('A6:B6');
  sheet.addImage(
    book.addImage({ base64: Buffer.from(onePixel()).toString('base64'), extension: 'png' }),
    'F1:G2',
  );
  book.addWorksheet('Oculta', { state: 'hidden' }).addRow(['secreto']);
  book.addWorksheet('Otra').addRow(['Fin']);
  const bytes = new Uint8Array(await book.xlsx.writeBuffer());
  const { document, pictures } = await readDocument(bytes, { user, signal: new AbortController().signal });
  const text = (value: string) => ({ text: value, type: 'text' });
  expect(document.blocks).toMatchObject([
    { kind: 'heading', content: [{ text: 'Nómina' }] },
    { kind: 'paragraph', content: [{ text: 'Nómina de enero' }] },
    {
      kind: 'table',
      header_rows: 1,
      rows: [
        [text('Empleado'), text('Ingreso'), text('Neto'), text('Avance')],
        [
          text('Ana'),
          { text: '15/01/2026', type: 'date', value: '2026-01-15' },
          { text: '$12,345.50', type: 'number', value: '12345.5' },
          { text: '12.5%', type: 'number', value: '0.125' },
        ],
        [text('Luis'), text(''), { text: '$24,691.00', value: '24691' }, { text: '100.0%' }],
        [{ ...text('Juntas'), columns: 2 }, null, text(''), text('')],
      ],
    },
    { kind: 'picture', image: '0' },
    { kind: 'page_break' },
    { kind: 'heading', content: [{ text: 'Otra' }] },
    { kind: 'paragraph', content: [{ text: 'Fin' }] },
  ]);
  expect(pictures).toHaveLength(1);
  expect(document.losses).toEqual([
    { position: positions.sheet('Nómina'), reason: lost.formulas },
    { position: positions.sheet('Oculta'), reason: lost.hiddenSheet },
  ]);
});

it('reads a workbook that LibreOffice saved, with the results of its formulas', async () => {
  const bytes = await readFile(new URL('./testing/fixtures/libreoffice.xlsx', import.meta.url));
  const { document } = await readDocument(bytes, { user, signal: new AbortController().signal });
  expect(document.format).toBe('xlsx');
  const table = document.blocks.find((block) => block.kind === 'table');
  expect(table?.kind === 'table' && table.rows).toMatchObject([
    [{ text: 'Empleado' }, { text: 'Ingreso' }, { text: 'Neto' }, { text: 'Avance' }],
    [
      { text: 'Ana López', type: 'text' },
      { text: '15/01/2026', type: 'date', value: '2026-01-15' },
      { text: '$12,345.50', type: 'number', value: '12345.5' },
      { text: '12.5%', type: 'number', value: '0.125' },
    ],
    [
      { text: 'Luis Peña' },
      { value: '2025-12-01' },
      { text: '$24,691.00', value: '24691' },
      { text: '100.0%', value: '1' },
    ],
  ]);
  expect(document.losses).toEqual([
    { position: positions.sheet('Nómina de enero'), reason: lost.formulas },
    { position: positions.sheet('Oculta'), reason: lost.hiddenSheet },
  ]);
});
