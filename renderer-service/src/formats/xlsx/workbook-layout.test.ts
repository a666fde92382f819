/** What stands where in a workbook, and what a spreadsheet program makes of its values. */
import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import type { ReportItem, TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import { empleadosPorCentro } from '@lienzo/templates/reports/empleados-por-centro';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { renderXlsx } from './render-xlsx.ts';

const column = (key: string, part: Partial<SelectedColumn> = {}): SelectedColumn => ({
  column: key,
  data_type: 'text',
  readable_name: key,
  ...part,
});
const tabla = (columns: SelectedColumn[], part: Partial<TablaItem> = {}): TablaItem => ({
  ...newItem('tabla'),
  selected_tables: ['employees'],
  selected_columns: columns,
  ...part,
});
const titulo = (label: string): ReportItem => ({ ...newItem('titulo'), valor: plainRichText(label) });
const reportOf = (...sections: ReportItem[][]): ReportDocument => ({
  ...emptyReport('Reporte'),
  layouts: sections.map((items, index) => ({ index, separation: false, items })),
});

async function fileOf(report: ReportDocument, rows: Record<string, RowList>): Promise<ArrayBuffer> {
  const job = { report, rows, today: '2026-11-20', author: '', now: new Date(), assets: {} };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const control = { signal: new AbortController().signal, progress: () => undefined };
  await renderXlsx(job, control, { write: async (chunk) => void chunks.push(chunk) });
  return await new Blob(chunks).arrayBuffer();
}

async function opened(report: ReportDocument, rows: Record<string, RowList>): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await fileOf(report, rows));
  return workbook;
}

const partOf = async (file: ArrayBuffer, path: string): Promise<string> =>
  (await (await JSZip.loadAsync(file)).file(path)?.async('string')) ?? '';

describe('a percentage', () => {
  const percent = column('employees.rate', { data_type: 'numeric', formato: 'porcentaje' });

  it('is a hundredth of its figure with a format that multiplies, in rows and totals', async () => {
    const item = tabla([column('employees.name'), { ...percent, total: 'promedio' }]);
    const rows = [
      { 'employees.name': 'a', 'employees.rate': '12.5' },
      { 'employees.name': 'b', 'employees.rate': '0.3' },
    ];
    const sheet = (await opened(reportOf([item]), { [item.uuid]: rows })).worksheets[0];
    expect([sheet?.getCell('B2').value, sheet?.getCell('B3').value]).toEqual([0.125, 0.003]);
    expect(sheet?.getCell('B2').numFmt).toBe('#,##0.00%');
    expect(sheet?.getCell('B4').value).toMatchObject({ formula: 'AVERAGE(B2:B3)', result: 0.064 });
  });

  it('counts rows, not hundredths of them', async () => {
    const item = tabla([column('employees.name'), { ...percent, data_type: 'integer', total: 'cuenta' }]);
    const sheet = (await opened(reportOf([item]), { [item.uuid]: [{ 'employees.rate': 5 }] })).worksheets[0];
    expect(sheet?.getCell('B3').value).toMatchObject({ result: 1 });
  });

  it('keeps its size in formulas and rules', async () => {
    const pay = column('employees.pay', { data_type: 'numeric' });
    const sum = column('adicional-x', { data_type: 'numeric', formato: 'porcentaje' });
    const item = tabla([pay, percent, sum], {
      additional_columns: [
        {
          id: 'adicional-x',
          nombre: 'x',
          tipo: 'numero',
          operator: 'multiplicar',
          selected_columns: ['employees.pay', 'employees.rate'],
          valor: '',
          resultado: null,
        },
      ],
      estilos_condicionales: [
        {
          ...newRule,
          column: 'employees.rate',
          condition: 'mayor que',
          valor: '10',
        },
      ],
    });
    const rows = [{ 'employees.pay': '2', 'employees.rate': '12.5' }];
    const file = await fileOf(reportOf([item]), { [item.uuid]: rows });
    const xml = await partOf(file, 'xl/worksheets/sheet1.xml');
    expect(xml).toContain('ROUND(A2*(B2*100),2)/100)</f><v>0.25</v>');
    expect(xml).toContain('$B2&gt;10/100');
  });
});

describe('the rules of conditional styles', () => {
  it('state every condition, and none paints the blank rows below the table', async () => {
    const rules = [
      ['employees.rate', 'entre', '["1","9.5"]'],
      ['employees.rate', 'distinto de', '5'],
      ['employees.rate', 'mayor o igual que', '5'],
      ['employees.birth_date', 'menor o igual que', '2026-01-31'],
      ['employees.birth_date', 'está vacío', ''],
      ['employees.name', 'empieza con', 'A"n'],
      ['employees.name', 'es exactamente', 'Ana'],
      ['employees.name', 'no está vacío', ''],
    ] as const;
    const item = tabla(
      [
        column('employees.name'),
        column('employees.rate', { data_type: 'numeric' }),
        column('employees.birth_date', { data_type: 'date' }),
      ],
      {
        estilos_condicionales: rules.map(([key, condition, valor]) => ({
          ...newRule,
          column: key,
          condition,
          valor,
        })),
      },
    );
    const file = await fileOf(reportOf([item]), { [item.uuid]: [{ 'employees.name': 'Ana' }] });
    const xml = await partOf(file, 'xl/worksheets/sheet1.xml');
    const formulas = [...xml.matchAll(/<formula>(.*?)<\/formula>/g)].map(([, formula = '']) =>
      formula.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"'),
    );
    const row = 'COUNTA($A2:$C2)>1';
    expect(formulas.toSorted()).toEqual(
      [
        'AND(ISNUMBER($B2),$B2>=1,$B2<=9.5)',
        `IF(ISNUMBER($B2),$B2<>5,AND(${row},TRIM($B2)=""))`,
        'AND(ISNUMBER($B2),$B2>=5)',
        'AND(ISNUMBER($C2),INT($C2)<=DATE(2026,1,31))',
        `AND(${row},TRIM($C2)="")`,
        'LEFT(TRIM($A2),3)="A""n"',
        'TRIM($A2)="Ana"',
        `AND(${row},TRIM($A2)<>"")`,
      ].toSorted(),
    );
  });
});

const newRule = { id: 'regla', alcance: 'celda' as const, bold: true };

describe('a date that Excel counts wrong', () => {
  it('is text with a note that says why', async () => {
    const item = tabla([column('employees.birth_date', { data_type: 'date' })]);
    const rows = ['1900-02-28', '1900-03-01', '1850-01-31', '2026-02-31'].map((birth_date) => ({
      'employees.birth_date': birth_date,
    }));
    const sheet = (await opened(reportOf([item]), { [item.uuid]: rows })).worksheets[0];
    expect(sheet?.getCell('A2').value).toBe('28/02/1900');
    expect(sheet?.getCell('A3').value).toEqual(new Date('1900-03-01T00:00:00Z'));
    expect(sheet?.getCell('A4').value).toBe('31/01/1850');
    expect(JSON.stringify(sheet?.getCell('A2').note)).toContain('1 de marzo de 1900');
    expect(sheet?.getCell('A3').note).toBeUndefined();
    // No day of the calendar: as it came.
    expect(sheet?.getCell('A5').value).toBe('2026-02-31');
  });

  it('has a value, not a formula, in what is computed from it', async () => {
    const item = tabla(
      ['employees.birth_date', 'employees.hire_date']
        .map((key) => column(key, { data_type: 'date' }))
        .concat(column('adicional-dias', { data_type: 'integer' })),
      {
        additional_columns: [
          {
            id: 'adicional-dias',
            nombre: 'Días',
            tipo: 'fecha',
            operator: 'restar',
            selected_columns: ['employees.birth_date', 'employees.hire_date'],
            valor: '',
            resultado: 'dias',
          },
        ],
      },
    );
    const rows = [{ 'employees.birth_date': '1899-12-31', 'employees.hire_date': '1900-03-02' }];
    const sheet = (await opened(reportOf([item]), { [item.uuid]: rows })).worksheets[0];
    expect(sheet?.getCell('C2').value).toBe(61);
  });
});

describe('the sheets', () => {
  it('are named after the table or the text', async () => {
    const { report, rows } = empleadosPorCentro;
    expect((await opened(report, rows)).worksheets.map(({ name }) => name)).toEqual([
      'Centro de costos',
      'Plantilla de empleados',
    ]);
    const columns = [column('employees.name')];
    const halves: ReportItem[] = ['Altas', 'Bajas'].map((texts) => ({ ...titulo(texts), tamaño: 50 }));
    const tables = [tabla(columns, { tamaño: 50 }), tabla(columns, { tamaño: 50 }), tabla(columns)];
    const two = reportOf(halves, tables.slice(0, 2), tables.slice(2));
    expect((await opened(two, {})).worksheets.map(({ name }) => name)).toEqual([
      'Altas',
      'Bajas',
      'Empleados',
    ]);
  });

  it('have their title above the table, which stays the head that is frozen and printed again', async () => {
    const item = tabla([column('employees.name')]);
    const rows = { [item.uuid]: [{ 'employees.name': 'Ana' }] };
    const file = await fileOf(reportOf([titulo('Altas del mes')], [item]), rows);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(file);
    const sheet = workbook.worksheets[0];
    expect(['A1', 'A2', 'A3'].map((at) => sheet?.getCell(at).value)).toEqual([
      'Altas del mes',
      'employees.name',
      'Ana',
    ]);
    expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 2 });
    expect(sheet?.autoFilter).toBe('A2:A3');
    expect(await partOf(file, 'xl/workbook.xml')).toContain('$2:$2');
  });

  it('print the head and the foot of the report', async () => {
    const item = tabla([column('employees.name')]);
    const report = reportOf([item]);
    report.page.header = plainRichText('Pérez & Hijos');
    const sheet = (await opened(report, {})).worksheets[0];
    expect(sheet?.headerFooter.oddHeader).toBe('&L&8&K667085Pérez && Hijos');
    expect(sheet?.headerFooter.oddFooter).toBe('&R&8&K667085Página &P de &N');
  });

  it('give a head and a foot that are higher than their margins the room that they have on paper', async () => {
    const report = reportOf([tabla([column('employees.name')])]);
    report.page.header = plainRichText(Array(9).fill('Renglón').join('\n'));
    const { page } = withRegionMargins(report);
    const sheet = (await opened({ ...report, page }, {})).worksheets[0];
    const margins = sheet?.pageSetup.margins;
    const text = 9 * 8 * 1.35;
    expect((margins?.top ?? 0) * 72).toBeGreaterThan(text);
    expect(((margins?.top ?? 0) - (margins?.header ?? 0)) * 72).toBeGreaterThan(text);
    // A foot of one line stands where Excel puts it.
    expect(margins?.footer).toBeCloseTo(0.3, 1);
  });

  it('print many columns across a page that lies, and more beside it rather than too small to read', async () => {
    const columns = Array.from({ length: 13 }, (_none, at) => column(`employees.c${'x'.repeat(at)}`));
    const item = tabla(columns);
    const rows = [Object.fromEntries(columns.map(({ column: key }) => [key, 'Doce letras.']))];
    const wide = (await opened(reportOf([item]), { [item.uuid]: rows })).worksheets[0];
    expect(wide?.pageSetup).toMatchObject({ orientation: 'landscape', fitToWidth: 2 });
    const some = tabla(columns.slice(0, 8));
    const horizontal = (await opened(reportOf([some]), { [some.uuid]: rows })).worksheets[0];
    expect(horizontal?.pageSetup).toMatchObject({ orientation: 'landscape', fitToWidth: 1 });
    const narrow = (await opened(reportOf([tabla(columns.slice(0, 3))]), {})).worksheets[0];
    expect(narrow?.pageSetup.orientation).toBe('portrait');
  });

  it('leave the name of a subtotal out of the widths', async () => {
    const name = 'Gerencia de Relaciones Laborales y Seguridad Social';
    const item = tabla(
      [
        column('employees.human_id', { readable_name: 'Núm.' }),
        column('employees.name'),
        column('employees.pay', { data_type: 'numeric', total: 'suma' }),
      ],
      { group_by: ['employees.area'] },
    );
    const rows = [{ 'employees.human_id': '7', 'employees.area': name, 'employees.pay': '1' }];
    const sheet = (await opened(reportOf([item]), { [item.uuid]: rows })).worksheets[0];
    expect(sheet?.getColumn(1).width).toBeLessThan(12);
  });

  it('make room for the name of a subtotal that wraps before a figure', async () => {
    const item = tabla(
      [
        column('employees.name', { readable_name: 'Caso' }),
        column('employees.pay', { data_type: 'numeric', total: 'suma' }),
      ],
      { group_by: ['employees.area'] },
    );
    const area = 'Gerencia de Relaciones Laborales y Seguridad Social';
    const rows = [{ 'employees.name': 'Ana', 'employees.area': area, 'employees.pay': '1' }];
    const sheet = (await opened(reportOf([item]), { [item.uuid]: rows })).worksheets[0];
    const heights = [3, 4, 5].map((row) => sheet?.getRow(row).height);
    expect(sheet?.getCell('A4').value).toContain(area);
    expect(heights[1]).toBeGreaterThanOrEqual(5 * 15);
    expect(heights[1]).toBeLessThanOrEqual(27 * 15);
    expect(heights[0] ?? 15).toBe(15);
    expect(heights[2]).toBe(2 * 15);
  });

  it('begin the name of a total at the left, from where it runs over empty cells', async () => {
    const columns = [
      column('employees.human_id', { data_type: 'integer', readable_name: 'Núm.' }),
      column('employees.name'),
      column('employees.pay', { data_type: 'numeric', total: 'suma' }),
    ];
    const rows = [{ 'employees.human_id': '7', 'employees.area': 'Producción', 'employees.pay': '1' }];
    const grouped = tabla(columns, { group_by: ['employees.area'] });
    const plain = tabla(columns);
    const all = { [grouped.uuid]: rows, [plain.uuid]: rows };
    const [first, second] = (await opened(reportOf([grouped], [plain]), all)).worksheets;
    for (const cell of [first?.getCell('A4'), first?.getCell('A5'), second?.getCell('A3')]) {
      expect(cell?.value).toMatch(/^(Sub)?[Tt]otal/);
      expect(cell?.alignment.horizontal).toBe('left');
    }
    // The figures stay where their columns have them.
    expect(first?.getCell('A3').alignment.horizontal).toBe('right');
    expect(first?.getCell('C4').alignment.horizontal).toBe('right');
  });
});

it('orders the parts of a font as the schema does', async () => {
  const item = tabla([column('employees.name')], {
    estilos_condicionales: [
      { ...newRule, column: 'employees.name', condition: 'es exactamente', valor: 'x', color: '#ff0000' },
    ],
  });
  const xml = await partOf(await fileOf(reportOf([item]), {}), 'xl/styles.xml');
  const fonts = xml.match(/<font>.*?<\/font>/g) ?? [];
  expect(fonts.length).toBeGreaterThan(2);
  const order = [
    'b',
    'i',
    'strike',
    'condense',
    'extend',
    'outline',
    'shadow',
    'u',
    'vertAlign',
    'sz',
  ].concat(['color', 'name', 'family', 'charset', 'scheme']);
  for (const font of fonts) {
    const parts = [...font.matchAll(/<(\w+)[ />]/g)].map(([, tag = '']) => tag).slice(1);
    expect(parts).toEqual(parts.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  }
});
