import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { docxDocument } from './docx-document.ts';
import { pdfDocument } from './pdf-document.ts';
import { xlsxDocument } from './xlsx-document.ts';

test('a PDF says its lines, accents and brackets included, on as many pages as they need', async () => {
  const lines = Array.from({ length: 41 }, (_, at) => ({ text: `Línea ${at + 1} (ñ) \\ á`, bold: at === 0 }));
  const task = getDocument({ data: new Uint8Array(pdfDocument('Recibo de nómina', lines)) });
  const document = await task.promise;
  expect(document.numPages).toBe(2);
  const { items } = await (await document.getPage(1)).getTextContent();
  expect(items[0]).toMatchObject({ str: 'Línea 1 (ñ) \\ á' });
  await task.destroy();
});

test('a workbook holds text and amounts', async () => {
  const bytes = await xlsxDocument(
    'Prenómina',
    [
      ['Clave', 'Sueldo'],
      ['Peña & <Cía>', 1234.5],
    ],
    [10, 12],
  );
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(bytes).buffer);
  const sheet = workbook.getWorksheet('Prenómina');
  expect(sheet?.getCell('A2').value).toBe('Peña & <Cía>');
  expect(sheet?.getCell('B2').value).toBe(1234.5);
  expect(sheet?.getCell('A1').font.bold).toBe(true);
});

test('a letter holds its title and paragraphs', async () => {
  const zip = await JSZip.loadAsync(await docxDocument('Contrato', ['Entre A & B.']));
  const text = await zip.file('word/document.xml')?.async('text');
  expect(text).toContain('Contrato');
  expect(text).toContain('Entre A &amp; B.');
});
