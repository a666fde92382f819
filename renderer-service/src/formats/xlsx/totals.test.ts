/** The totals of a sheet: which are formulas, which values, and what they are called. */
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { renderXlsx } from './render-xlsx.ts';

const number = (key: string, total: SelectedColumn['total']): SelectedColumn => ({
  column: key,
  data_type: 'numeric',
  readable_name: key,
  ...(total === undefined ? {} : { total }),
});
const name: SelectedColumn = { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' };

async function fileOf(item: TablaItem, rows: Row[]): Promise<ArrayBuffer> {
  const report = { ...emptyReport('Reporte'), layouts: [{ index: 0, separation: false, items: [item] }] };
  const job = {
    report,
    rows: { [item.uuid]: rows },
    today: '2026-11-20',
    author: '',
    now: new Date(),
    assets: {},
  };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const control = { signal: new AbortController().signal, progress: () => undefined };
  await renderXlsx(job, control, { write: async (chunk) => void chunks.push(chunk) });
  return new Blob(chunks).arrayBuffer();
}

async function sheetOf(item: TablaItem, rows: Row[]): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await fileOf(item, rows));
  const [sheet] = workbook.worksheets;
  if (sheet === undefined) throw new Error('the workbook has no sheet');
  return sheet;
}

const salaries = (groups: string[]): TablaItem => ({
  ...newItem('tabla'),
  selected_tables: ['payroll_lines', 'employees'],
  selected_columns: [name, number('employees.daily_salary', 'suma'), number('payroll_lines.amount', 'suma')],
  group_by: groups,
});
const LINES: Row[] = [1, 2].map((line) => ({
  'employees.id': 7,
  'employees.name': 'Ana',
  'employees.daily_salary': '500.00',
  'payroll_lines.amount': `${line}.10`,
}));

describe('values that rows repeat', () => {
  it.each([
    ['a table', [], 'B4'],
    ['the group of a table', ['employees.name'], 'B5'],
  ] as const)('are counted once in %s, as a value with a note', async (_what, groups, cell) => {
    const sheet = await sheetOf(salaries([...groups]), LINES);
    expect(sheet.getCell(cell).value).toBe(500);
    expect(JSON.stringify(sheet.getCell(cell).note)).toContain('una sola vez');
    expect(sheet.getCell(cell.replace('B', 'C')).value).toMatchObject({ result: 3.2 });
  });
});

describe('the figures of a totals row', () => {
  const item: TablaItem = {
    ...newItem('tabla'),
    selected_tables: ['employees'],
    selected_columns: [name, number('employees.sbc', 'promedio'), number('employees.daily_salary', 'suma')],
  };

  it('are called what they are when they are no sum', async () => {
    const rows = ['100', '300'].map((value) => ({
      'employees.name': value,
      'employees.sbc': value,
      'employees.daily_salary': value,
    }));
    const sheet = await sheetOf(item, rows);
    expect(sheet.getCell('B4').numFmt).toBe('"Promedio "#,##0.00');
    expect(sheet.getCell('C4').numFmt).toBe('#,##0.00');
    expect(sheet.getCell('B4').value).toMatchObject({ formula: 'AVERAGE(B2:B3)', result: 200 });
  });

  it('stay exact beside amounts of sixteen digits, which Excel holds as text', async () => {
    const rows = ['12345678901234.56', '1.00'].map((value) => ({
      'employees.name': value,
      'employees.sbc': '1',
      'employees.daily_salary': value,
    }));
    const sheet = await sheetOf(item, rows);
    expect(sheet.getCell('C2').value).toBe('12345678901234.56');
    expect(sheet.getCell('C4').value).toBe('12345678901235.56');
  });

  it('are written when they are zero', async () => {
    const rows = ['5', '-5'].map((value) => ({
      'employees.name': 'Ana',
      'employees.sbc': value,
      'employees.daily_salary': value,
    }));
    const file = await JSZip.loadAsync(await fileOf({ ...item, group_by: ['employees.name'] }, rows));
    // Read as XML: the library reads a result of zero as none.
    const xml = await file.file('xl/worksheets/sheet1.xml')?.async('string');
    expect(xml).toContain('<f>SUBTOTAL(9,C3:C4)</f><v>0</v>');
  });
});
