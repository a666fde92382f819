/** Summarised tables in Excel and Word: their groups, and totals that the groups do not tell. */
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import { MEASURE_TOTALS, measureType, type SummaryFunction } from '@lienzo/schema/data/summary';
import { summarisedRows } from '@lienzo/schema/data/table-summary';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { expect, it } from 'vitest';
import { collectedFile } from '../testing/collected-file.ts';
import { renderDocx } from './docx/render-docx.ts';
import type { RenderJob } from './render-job.ts';
import { renderXlsx } from './xlsx/render-xlsx.ts';

const CENTER: SelectedColumn = {
  ...{ column: 'cost_centers.cost_center', data_type: 'text', readable_name: 'Centro' },
};
const AMOUNT = 'payroll_lines.amount';
const FUNCTIONS: SummaryFunction[] = ['suma', 'promedio', 'minimo', 'maximo', 'cuenta', 'distintos'];

const measures = (group_by: string[] = []): TablaItem => ({
  ...newItem('tabla'),
  selected_tables: ['payroll_lines', 'cost_centers'],
  selected_columns: [
    CENTER,
    ...FUNCTIONS.map(
      (funcion): SelectedColumn => ({
        column: `medida-${funcion}`,
        data_type: measureType(funcion, 'numeric'),
        readable_name: funcion,
        total: MEASURE_TOTALS[funcion],
      }),
    ),
  ],
  group_by,
  resumen: { medidas: FUNCTIONS.map((funcion) => ({ id: `medida-${funcion}`, column: AMOUNT, funcion })) },
});

const ROWS: Row[] = [
  ['Norte', '1'],
  ['Sur', '1'],
  ['Sur', '2'],
  ['Sur', '4'],
].map(([center = '', amount = '']) => ({ [CENTER.column]: center, [AMOUNT]: amount }));

function jobOf(item: TablaItem): RenderJob {
  const question = summaryQuestionOf(item);
  if (question === null) throw new Error('the table is not summarised');
  return {
    report: { ...emptyReport('Reporte'), layouts: [{ index: 0, separation: false, items: [item] }] },
    rows: { [item.uuid]: summarisedRows(question, ROWS) },
    ...{ today: '2026-11-20', author: '', now: new Date(), assets: {} },
  };
}

const CONTROL = { signal: new AbortController().signal, progress: () => undefined };

async function workbookOf(job: RenderJob): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await renderXlsx(job, CONTROL, { write: async (chunk) => void chunks.push(chunk) });
  return new Blob(chunks).arrayBuffer();
}

async function sheetOf(item: TablaItem): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await workbookOf(jobOf(item)));
  const [sheet] = workbook.worksheets;
  if (sheet === undefined) throw new Error('the workbook has no sheet');
  return sheet;
}

it('groups are numbers in Excel; totals are formulas where the groups tell them, else values with a note', async () => {
  const sheet = await sheetOf(measures());
  const values = (row: number) => [1, 2, 3, 4, 5, 6, 7].map((at) => sheet.getRow(row).getCell(at).value);
  expect(values(2)).toEqual(['Norte', 1, 1, 1, 1, 1, 1]);
  expect(values(3)).toEqual(['Sur', 7, 2.3333333333, 1, 4, 3, 3]);
  expect(values(4)).toEqual([
    'Total',
    { formula: 'SUM(B2:B3)', result: 8 },
    2,
    { formula: 'MIN(D2:D3)', result: 1 },
    { formula: 'MAX(E2:E3)', result: 4 },
    { formula: 'SUM(F2:F3)', result: 4 },
    3,
  ]);
  const noteOf = (cell: string) => JSON.stringify(sheet.getCell(cell).note ?? '');
  expect(noteOf('C4')).toContain('Calculado con todas las filas de datos');
  expect(noteOf('G4')).toContain('Calculado con todas las filas de datos');
  expect(noteOf('B4')).toBe('""');
});

it('shares are hundredths in Excel, with a total; running totals and places are numbers', async () => {
  const column = (id: string, data_type: 'numeric' | 'integer', more: Partial<SelectedColumn>) => ({
    ...{ column: id, data_type, readable_name: id },
    ...more,
  });
  const item = measures();
  const sheet = await sheetOf({
    ...item,
    selected_columns: [
      CENTER,
      column('medida-p', 'numeric', { formato: 'porcentaje', total: 'suma' }),
      column('medida-r', 'numeric', {}),
      column('medida-o', 'integer', {}),
    ],
    resumen: {
      medidas: item.resumen?.medidas ?? [],
      derivadas: [
        { id: 'medida-p', medida: 'medida-suma', funcion: 'porcentaje' },
        { id: 'medida-r', medida: 'medida-suma', funcion: 'acumulado' },
        { id: 'medida-o', medida: 'medida-suma', funcion: 'posicion' },
      ],
    },
  });
  const values = (row: number) => [1, 2, 3, 4].map((at) => sheet.getRow(row).getCell(at).value);
  expect([2, 3, 4].map(values)).toEqual([
    ['Norte', 0.125, 1, 2],
    ['Sur', 0.875, 8, 1],
    ['Total', 1, null, null],
  ]);
  expect(sheet.getCell('B2').numFmt).toContain('%');
});

it('subtotals of groups in Excel are of the rows of each group', async () => {
  const sheet = await sheetOf(measures([CENTER.column]));
  const south = sheet.getRow(7);
  expect(sheet.getRow(7).getCell(1).value).toBe('Subtotal Sur');
  expect(south.getCell(3).value).toBe(2.3333333333);
  expect(sheet.getRow(8).getCell(3).value).toBe(2);
});

it('Word has the same rows and totals', async () => {
  const file = await collectedFile((sink) => renderDocx(jobOf(measures()), CONTROL, sink));
  const xml = await (await JSZip.loadAsync(file)).file('word/document.xml')?.async('text');
  const texts = [...(xml ?? '').matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text);
  expect(texts.join(' ')).toContain('Sur 7.00 2.33 1.00 4.00 3 3');
  expect(texts.join(' ')).toMatch(/Total 8\.00 Promedio\s+2\.00 Mínimo\s+1\.00 Máximo\s+4\.00 4 Cuenta\s+3/);
});
