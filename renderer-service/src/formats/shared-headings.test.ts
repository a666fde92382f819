/** Headings that columns of a table share: in Word and in Excel. */
import type { Row } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { expect, it } from 'vitest';
import { collectedFile } from '../testing/collected-file.ts';
import { renderDocx } from './docx/render-docx.ts';
import type { RenderJob } from './render-job.ts';
import { renderXlsx } from './xlsx/render-xlsx.ts';

const control = { signal: new AbortController().signal, progress: () => undefined };
const ROWS: Row[] = [1, 2, 3].map((number) => ({
  'employees.name': `Persona ${number}`,
  'employees.sbc': `${number}00.00`,
  'employees.daily_salary': `${number}0.00`,
}));

function jobOf(look: Partial<TablaItem> = {}): RenderJob {
  const number = { data_type: 'numeric', total: 'suma', encabezado_comun: 'Salarios' } as const;
  const item: TablaItem = {
    ...newItem('tabla'),
    selected_tables: ['employees'],
    selected_columns: [
      { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
      { ...number, column: 'employees.sbc', readable_name: 'SBC' },
      { ...number, column: 'employees.daily_salary', readable_name: 'Diario' },
    ],
    ...look,
  };
  const report = { ...emptyReport('Grupos'), layouts: [{ index: 0, separation: false, items: [item] }] };
  const more = { today: '2026-11-20', author: 'Ana', now: new Date(), assets: {} };
  return { report, rows: { [item.uuid]: ROWS }, ...more };
}

async function wordRows(job: RenderJob): Promise<string[]> {
  const zip = await JSZip.loadAsync(await collectedFile((sink) => renderDocx(job, control, sink)));
  const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
  return xml.match(/<w:tr>.*?<\/w:tr>/gs) ?? [];
}
const texts = (row = ''): string[] =>
  [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => cell.replaceAll(/<[^>]+>/g, ''));

async function sheetOf(job: RenderJob): Promise<ExcelJS.Worksheet> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(await collectedFile((sink) => renderXlsx(job, control, sink))).buffer);
  const [sheet] = book.worksheets;
  if (sheet === undefined) throw new Error('no sheet');
  return sheet;
}

it('Word repeats both rows of the head, with merged cells', async () => {
  const [upper, lower, first] = await wordRows(jobOf());
  expect(texts(upper)).toEqual(['Nombre', 'Salarios']);
  expect(texts(lower)).toEqual(['', 'SBC', 'Diario']);
  expect(texts(first)[0]).toBe('Persona 1');
  expect(upper).toContain('<w:gridSpan w:val="2"/>');
  expect(upper).toContain('<w:vMerge w:val="restart"/>');
  expect(lower).toContain('<w:vMerge w:val="continue"/>');
  for (const row of [upper, lower]) expect(row).toContain('<w:tblHeader/>');
  expect(first).not.toContain('<w:tblHeader/>');
});

it('Word repeats neither where the head stands once, and both have the fill', async () => {
  const [upper, lower] = await wordRows(jobOf({ repeat_header: false, relleno_encabezado: '#2545c4' }));
  for (const row of [upper ?? '', lower ?? '']) {
    expect(row).not.toContain('<w:tblHeader/>');
    expect(row.toLowerCase().match(/<w:tc>/g)?.length).toBe(
      row.toLowerCase().match(/w:fill="2545c4"/g)?.length,
    );
  }
});

it('the stripes of Word are those of the rows, not counted from the second row of the head', async () => {
  const rows = await wordRows(jobOf({ zebra: true }));
  expect(rows.slice(2, 5).map((row) => row.includes('w:fill="F5F7F9"'))).toEqual([false, true, false]);
});

it('Excel merges the heading over its columns; titles, filter and figures stand below it', async () => {
  const sheet = await sheetOf(jobOf());
  expect(sheet.model.merges).toEqual(['B1:C1']);
  expect([1, 2].map((row) => [1, 2, 3].map((at) => sheet.getRow(row).getCell(at).value || ''))).toEqual([
    ['', 'Salarios', 'Salarios'],
    ['Nombre', 'SBC', 'Diario'],
  ]);
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 2 });
  expect(sheet.autoFilter).toBe('A2:C5');
  expect(sheet.pageSetup.printTitlesRow).toBe('1:2');
  expect(sheet.getCell('B3').value).toBe(100);
  expect(sheet.getCell('B6').value).toMatchObject({ formula: 'SUM(B3:B5)', result: 600 });
});

it('Excel merges nothing for one column, and does not read a heading as a formula', async () => {
  const item = jobOf().report.layouts[0]?.items[0];
  if (item?.nombre !== 'tabla') throw new Error('no table');
  const selected_columns = item.selected_columns.map((column, at) => {
    const { encabezado_comun: _before, ...rest } = column;
    return at === 1 ? { ...rest, encabezado_comun: '=1+1' } : rest;
  });
  const sheet = await sheetOf(jobOf({ selected_columns }));
  expect(sheet.model.merges).toEqual([]);
  expect(sheet.getCell('B1').value).toBe('=1+1');
});
