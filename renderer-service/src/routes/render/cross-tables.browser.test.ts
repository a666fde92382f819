/** Cross tables in every format: of rows, and of groups as the portal sends them. */
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import { summarisedRows } from '@lienzo/schema/data/table-summary';
import type { TablaCruzadaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { afterAll, expect, it } from 'vitest';
import { createRenderer } from '../../app.ts';
import { pdfPages } from '../../testing/pdf-pages.ts';
import { silentLog } from '../../testing/test-browser.ts';

const renderer = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog });
afterAll(() => renderer.stop());

const CENTER: SelectedColumn = {
  ...{ column: 'cost_centers.cost_center', data_type: 'text', readable_name: 'Centro' },
};
const DAY: SelectedColumn = {
  ...{ column: 'periods.payment_date', data_type: 'date', readable_name: 'Pago', formato: 'fecha_mes' },
};
const AMOUNT = 'payroll_results.net_pay';

const measureOf = (funcion: 'suma' | 'promedio') => ({
  medida: { id: `medida-${funcion}`, column: AMOUNT, funcion },
  columna: {
    column: `medida-${funcion}`,
    data_type: 'numeric',
    readable_name: funcion === 'suma' ? 'Neto' : 'Neto medio',
    formato: 'decimal',
  } satisfies SelectedColumn,
});

function cross(
  functions: ('suma' | 'promedio')[],
  changes: Partial<TablaCruzadaItem> = {},
): TablaCruzadaItem {
  const measures = functions.map(measureOf);
  return {
    ...newItem('tabla_cruzada'),
    selected_tables: ['payroll_results', 'employees', 'cost_centers', 'periods'],
    selected_columns: [CENTER, DAY, ...measures.map(({ columna }) => columna)],
    columnas: [DAY.column],
    resumen: { medidas: measures.map(({ medida }) => medida) },
    ...changes,
  };
}

const row = (center: string, day: string, amount: string): Row => ({
  ...{ [CENTER.column]: center, [DAY.column]: day, [AMOUNT]: amount },
});

const ROWS = [
  row('Norte', '2026-10-15', '10'),
  row('Norte', '2026-02-28', '1.50'),
  row('Sur', '2025-12-31', '7'),
  row('Sur', '2026-02-01', '2'),
  row('Sur', '2026-02-14', '3'),
];

async function answer(format: string, item: TablaCruzadaItem, rows: readonly Row[]): Promise<Response> {
  const layouts = [{ index: 0, separation: false, items: [item] }];
  const report = { ...emptyReport('Cruzada'), layouts };
  const body = JSON.stringify({ report, rows: { [item.uuid]: rows } });
  const headers = { 'content-type': 'application/json' };
  const url = `http://renderer/render?format=${format}`;
  return renderer.fetch(new Request(url, { method: 'POST', headers, body }));
}

async function fileOf(format: string, item: TablaCruzadaItem, rows: readonly Row[] = ROWS) {
  const response = await answer(format, item, rows);
  expect(response.status, response.ok ? '' : await response.clone().text()).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

async function sheetOf(item: TablaCruzadaItem, rows?: readonly Row[]): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook();
  const bytes = await fileOf('xlsx', item, rows);
  await workbook.xlsx.load(bytes.buffer);
  const [sheet] = workbook.worksheets;
  if (sheet === undefined) throw new Error('the workbook has no sheet');
  return sheet;
}

const valuesOf = (sheet: ExcelJS.Worksheet, at: number, columns: number) =>
  Array.from({ length: columns }, (_, index) => sheet.getRow(at).getCell(index + 1).value);

const textsOf = async (bytes: Uint8Array): Promise<string[]> => {
  const xml = await (await JSZip.loadAsync(bytes)).file('word/document.xml')?.async('string');
  return [...(xml ?? '').matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text = '']) => text);
};

it('rows and their groups give the same print, with months in order and totals in both directions', async () => {
  const item = cross(['suma']);
  const question = summaryQuestionOf(item);
  if (question === null) throw new Error('a cross table has a question');
  const [ofRows = ''] = await pdfPages(await fileOf('pdf', item));
  const [ofGroups] = await pdfPages(await fileOf('pdf', item, summarisedRows(question, ROWS)));
  expect(ofGroups).toBe(ofRows);
  expect(ofRows).toContain('Centro dic 2025 feb 2026 oct 2026 Total');
  expect(ofRows).toContain('Norte — 1.50 10.00 11.50');
  expect(ofRows).toContain('Sur 7.00 5.00 — 12.00');
  expect(ofRows).toContain('Total 7.00 6.50 10.00 23.50');
});

it('cells are numbers in Excel, totals formulas with their values; those of means are values', async () => {
  const sheet = await sheetOf(cross(['suma']));
  expect(valuesOf(sheet, 1, 5)).toEqual(['Centro', 'dic 2025', 'feb 2026', 'oct 2026', 'Total']);
  expect(valuesOf(sheet, 2, 5)).toEqual(['Norte', null, 1.5, 10, { formula: 'SUM(B2:D2)', result: 11.5 }]);
  expect(valuesOf(sheet, 4, 5)).toEqual([
    'Total',
    { formula: 'SUM(B2:B3)', result: 7 },
    { formula: 'SUM(C2:C3)', result: 6.5 },
    { formula: 'SUM(D2:D3)', result: 10 },
    { formula: 'SUM(E2:E3)', result: 23.5 },
  ]);
  const both = await sheetOf(cross(['suma', 'promedio']));
  const [, , , , , , , sum, mean] = valuesOf(both, 3, 9);
  expect(sum).toEqual({ formula: 'SUM(B3,D3,F3)', result: 12 });
  expect(mean).toBe(4);
  // The mean of all rows, not of the two means of the centres.
  expect(both.getRow(4).getCell(9).value).toBe(4.7);
});

it('what names the rows stays in view and is printed on every page', async () => {
  const code: SelectedColumn = { column: 'cost_centers.code', data_type: 'text', readable_name: 'Clave' };
  const own = cross(['suma']);
  const rows = Array.from({ length: 36 }, (_, at) => ({
    ...row('Norte', `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-05`, '1'),
    [code.column]: 'N-1',
  }));
  const sheet = await sheetOf({ ...own, selected_columns: [code, ...own.selected_columns] }, rows);
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', xSplit: 2, ySplit: 1 });
  expect(sheet.pageSetup.printTitlesColumn).toBe('A:B');
});

it('a total of numbers with more digits than Excel has is a value', async () => {
  const long = '12345678901234567.25';
  const sheet = await sheetOf(cross(['suma']), [
    row('Norte', '2026-01-01', long),
    row('Norte', '2026-02-01', '1'),
  ]);
  const [, first, , total] = valuesOf(sheet, 2, 4);
  expect([first, total].map((one) => typeof one)).toEqual(['string', 'string']);
});

it('Word has the same cells', async () => {
  const texts = await textsOf(await fileOf('docx', cross(['suma'], { vacias: 'vacio' })));
  const from = texts.indexOf('Centro');
  expect(texts.slice(from, from + 10)).toEqual([
    'Centro',
    'dic 2025',
    'feb 2026',
    'oct 2026',
    'Total',
    'Norte',
    '',
    '1.50',
    '10.00',
    '11.50',
  ]);
});

it.each(['pdf', 'docx'])(
  'in the %s columns that do not fit go on in blocks, each after the names of the rows',
  async (format) => {
    const rows = Array.from({ length: 36 }, (_, at) =>
      row('Norte', `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-05`, '123456.78'),
    );
    const bytes = await fileOf(format, cross(['suma']), rows);
    const all = format === 'pdf' ? (await pdfPages(bytes)).join(' ') : (await textsOf(bytes)).join(' ');
    const blocks = all.split('Centro').length - 1;
    expect(blocks).toBeGreaterThan(2);
    expect(all.split('Norte')).toHaveLength(blocks + 1);
    const months = [...all.matchAll(/(ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic) (\d{4})/g)];
    const names = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
    expect(months.map(([, month = '', year]) => `${year} ${names.indexOf(month)}`)).toEqual(
      rows.map((_row, at) => `${2023 + Math.floor(at / 12)} ${at % 12}`),
    );
  },
);

it.each(['pdf', 'docx', 'xlsx'])('5,000 columns are refused in the %s, with what to do', async (format) => {
  const rows = Array.from({ length: 5000 }, (_, at) => ({
    ...row('Norte', '2026-01-01', '1'),
    'employees.rfc': `RFC${at}`,
  }));
  const rfc: SelectedColumn = { column: 'employees.rfc', data_type: 'text', readable_name: 'RFC' };
  const own = cross(['suma']);
  const item = {
    ...own,
    selected_columns: own.selected_columns.map((one) => (one === DAY ? rfc : one)),
    columnas: [rfc.column],
  };
  const response = await answer(format, item, rows);
  expect(response.status).toBe(422);
  const { errorList } = (await response.json()) as {
    errorList: { code: string; message: string; field: string }[];
  };
  expect(errorList).toEqual([
    { code: 'invalid_report', field: item.uuid, message: expect.stringContaining('tendría 5,000 columnas') },
  ]);
  expect(errorList[0]?.message).toContain('agrega un filtro');
});

it('a table without rows says so', async () => {
  expect((await pdfPages(await fileOf('pdf', cross(['suma']), []))).join(' ')).toContain('Sin datos');
});
