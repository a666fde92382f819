/** Cross tables in every format: of rows, and of groups as the portal sends them. */
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import { summarisedRows } from '@lienzo/schema/data/table-summary';
import type { TablaCruzadaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
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

/** The item below a text that repeats its page for each payroll, linked to it. */
function onPages(item: TablaCruzadaItem): {
  report: ReportDocument;
  driver: string;
  linked: TablaCruzadaItem;
} {
  const name: SelectedColumn = { column: 'paysheets.id', data_type: 'integer', readable_name: 'Nómina' };
  const driver = {
    ...newItem('texto_dinamico'),
    selected_tables: ['paysheets'],
    selected_columns: [name],
    valor: {
      type: 'doc' as const,
      content: [
        {
          type: 'paragraph' as const,
          content: [
            { type: 'text' as const, text: 'Nómina ' },
            { type: 'column' as const, attrs: { column: name.column } },
          ],
        },
      ],
    },
  };
  const linked = { ...item, detail_column: name.column };
  const layouts = [
    { index: 0, separation: false, items: [driver] },
    { index: 1, separation: false, items: [linked] },
  ];
  return { report: { ...emptyReport('Por nómina'), layouts }, driver: driver.uuid, linked };
}

async function pagesFile(format: string, item: TablaCruzadaItem, rows: readonly Row[]): Promise<Response> {
  const { report, driver, linked } = onPages(item);
  const payrolls = [...new Set(rows.map((one) => one['paysheets.id'] ?? null))];
  return renderer.fetch(
    new Request(`http://renderer/render?format=${format}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        report,
        rows: { [driver]: payrolls.map((id) => ({ 'paysheets.id': id })), [linked.uuid]: rows },
      }),
    }),
  );
}

const OF_PAYROLLS = [
  { ...row('Norte', '2026-10-15', '10'), 'paysheets.id': 1 },
  { ...row('Sur', '2026-11-02', '2.50'), 'paysheets.id': 1 },
  { ...row('Oriente', '2025-12-31', '7'), 'paysheets.id': 2 },
];

it('linked to its page it has the rows, columns and totals of that page', async () => {
  const pdf = await pagesFile('pdf', cross(['suma']), OF_PAYROLLS);
  const pages = await pdfPages(new Uint8Array(await pdf.arrayBuffer()));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Centro oct 2026 nov 2026 Total Norte 10.00 — 10.00 Sur — 2.50 2.50');
  expect(pages[0]).toContain('Total 10.00 2.50 12.50');
  expect(pages[1]).toContain('Centro dic 2025 Total Oriente 7.00 7.00 Total 7.00 7.00');
  expect(pages[1]).not.toContain('2026');
  const docx = await pagesFile('docx', cross(['suma']), OF_PAYROLLS);
  const texts = (await textsOf(new Uint8Array(await docx.arrayBuffer()))).join(' ');
  expect(texts).toContain('Total 10.00 2.50 12.50 Nómina 2 Centro dic 2025 Total Oriente 7.00 7.00');
});

it('in Excel the pages stand below one another in one sheet, with the columns of all', async () => {
  const answer = await pagesFile('xlsx', cross(['suma']), OF_PAYROLLS);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await answer.arrayBuffer());
  const sheet = workbook.worksheets.at(-1);
  if (sheet === undefined) throw new Error('the workbook has no sheet');
  const head = sheet.getColumn(2).values.indexOf('Centro');
  expect(valuesOf(sheet, head, 6).slice(1)).toEqual(['Centro', 'dic 2025', 'oct 2026', 'nov 2026', 'Total']);
  expect(sheet.views[0]).toMatchObject({ xSplit: 2, ySplit: head });
  const sums = valuesOf(sheet, head + 4, 6).map((one) => (one as { result?: number } | null)?.result);
  expect(sums).toEqual([undefined, undefined, 7, 10, 2.5, 19.5]);
});

it('a page of more columns than can be read is refused, though other pages are not', async () => {
  const many = Array.from({ length: 201 }, (_, at) => ({
    ...row('Norte', `${1800 + at}-01-05`, '1'),
    'paysheets.id': 2,
  }));
  const answer = await pagesFile('pdf', cross(['suma']), [...OF_PAYROLLS, ...many]);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('tendría 202 columnas');
  // Of several pages together the columns may be more, where each has its own.
  const spread = many.map((one, at) => ({ ...one, 'paysheets.id': at < 100 ? 1 : 2 }));
  expect((await pagesFile('pdf', cross(['suma']), spread)).status).toBe(200);
  expect((await pagesFile('xlsx', cross(['suma']), spread)).status).toBe(422);
});

const marked: TablaCruzadaItem['estilos_condicionales'] = [
  {
    ...{ id: 'mucho', column: 'medida-suma', condition: 'mayor o igual que', valor: '7' },
    ...{ alcance: 'celda', bold: true, color: '#b42318', background: '#fdecea' },
  },
  {
    ...{ id: 'fila', column: 'medida-suma', condition: 'mayor que', valor: '11.9' },
    ...{ alcance: 'fila', bold: false, background: '#eef4ff' },
  },
];

it('cells take the look of their value, rows that of their total: in Word shaded, in Excel by live rules', async () => {
  const item = cross(['suma'], { estilos_condicionales: marked });
  const sheet = await sheetOf(item);
  // Of the cells above the totals, of which none is marked.
  const rules = (
    Reflect.get(sheet, 'conditionalFormattings') as { ref: string; rules: { formulae: string[] }[] }[]
  ).map(({ ref, rules }) => [ref, rules[0]?.formulae[0]]);
  expect(rules).toEqual([
    ['B2:B3', 'AND(ISNUMBER($B2),$B2>=7)'],
    ['C2:C3', 'AND(ISNUMBER($C2),$C2>=7)'],
    ['D2:D3', 'AND(ISNUMBER($D2),$D2>=7)'],
    ['A2:E3', 'AND(ISNUMBER($E2),$E2>11.9)'],
  ]);
  const word = await JSZip.loadAsync(await fileOf('docx', item));
  const xml = (await word.file('word/document.xml')?.async('string')) ?? '';
  const shaded = [...xml.matchAll(/<w:tc>(?:(?!<\/w:tc>).)*<\/w:tc>/g)].map(([cell]) => [
    [...cell.matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, text]) => text).join(''),
    /w:fill="(\w+)"/.exec(cell)?.[1] ?? '',
  ]);
  expect(shaded.filter(([, fill]) => fill === 'FDECEA').map(([text]) => text)).toEqual(['10.00']);
  expect(shaded.filter(([, fill]) => fill === 'EEF4FF').map(([text]) => text)).toEqual([
    ...['Sur', '7.00', '5.00', '—', '12.00'],
  ]);
});

it.each(['pdf', 'docx'])(
  'in the %s the first rows stand above the others, under the headings that they were given',
  async (format) => {
    const own = cross(['suma'], { titulo_total: 'Acumulado' });
    const item: TablaCruzadaItem = {
      ...own,
      resumen: { ...own.resumen, primeros: { medida: 'medida-suma', n: 1 } },
      selected_columns: own.selected_columns.map((one) =>
        one.column === CENTER.column ? { ...one, titulo: 'Sucursal' } : one,
      ),
    };
    const bytes = await fileOf(format, item, [...ROWS, row('Este', '2026-10-01', '1')]);
    const text = (format === 'pdf' ? await pdfPages(bytes) : await textsOf(bytes)).join(' ');
    expect(text).toContain('Sucursal dic 2025 feb 2026 oct 2026 Acumulado Sur 7.00 5.00 — 12.00');
    expect(text).toContain('Otros (2) — 1.50 11.00 12.50 Total 7.00 6.50 11.00 24.50');
  },
);

it('cells and rows take looks by formulas in Word and Excel, and blank cells and totals none', async () => {
  const look = { condition: 'mayor que' as const, valor: '', bold: false };
  const item = cross(['suma'], {
    estilos_condicionales: [
      {
        ...{ id: 'a', column: 'medida-suma', alcance: 'celda', background: '#ffe0e0', ...look },
        formula: `[medida-suma] >= 7`,
      },
      {
        ...{ id: 'b', column: CENTER.column, alcance: 'fila', background: '#e0ffe0', ...look },
        formula: '[medida-suma] < 12',
      },
    ],
  });
  const sheet = await sheetOf(item);
  const fills = [2, 3, 4].map((at) =>
    [1, 2, 3, 4, 5].map((column) => {
      const { fill } = sheet.getRow(at).getCell(column);
      return fill?.type === 'pattern' ? (fill.fgColor?.argb?.slice(2) ?? '') : '';
    }),
  );
  expect(fills).toEqual([
    ['E0FFE0', 'E0FFE0', 'E0FFE0', 'E0FFE0', 'E0FFE0'],
    ['', 'FFE0E0', '', '', ''],
    ['', '', '', '', ''],
  ]);
  const xml =
    (await (await JSZip.loadAsync(await fileOf('docx', item))).file('word/document.xml')?.async('string')) ??
    '';
  const shades = [...xml.matchAll(/<w:shd[^>]*w:fill="([^"]*)"/g)].map(([, fill = '']) => fill.toUpperCase());
  expect(shades.filter((fill) => fill === 'E0FFE0')).toHaveLength(5);
  expect(shades.filter((fill) => fill === 'FFE0E0')).toHaveLength(1);
});
