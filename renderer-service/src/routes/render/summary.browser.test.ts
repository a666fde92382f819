/** Summarised tables of callers without a database: their rows are summarised here, as the portal does by SQL. */
import { NOTES_HEADER } from '@lienzo/schema/api/render-contract';
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import { summarisedRows } from '@lienzo/schema/data/table-summary';
import type { ReportItem, TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';
import { afterAll, expect, it } from 'vitest';
import { createRenderer } from '../../app.ts';
import { pdfPages } from '../../testing/pdf-pages.ts';
import { silentLog } from '../../testing/test-browser.ts';

const renderer = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog });
afterAll(() => renderer.stop());

const text = (column: string, readable_name: string): SelectedColumn => ({
  ...{ column, data_type: 'text', readable_name },
});
const NAME = text('employees.name', 'Nombre');
const KIND = text('concepts.kind', 'Tipo');

/** The sum and the mean of the amounts, and the sum of salaries, which the lines of a receipt repeat. */
const summary = (changes: Partial<TablaItem> = {}): TablaItem => ({
  ...newItem('tabla'),
  selected_tables: ['payroll_lines', 'concepts', 'employees'],
  selected_columns: [
    KIND,
    ...(['suma', 'promedio'] as const).map(
      (funcion): SelectedColumn => ({
        ...{ column: `medida-${funcion}`, data_type: 'numeric', readable_name: funcion, total: funcion },
      }),
    ),
    { column: 'medida-salario', data_type: 'numeric', readable_name: 'Salario', total: 'suma' },
  ],
  resumen: {
    medidas: [
      { id: 'medida-suma', column: 'payroll_lines.amount', funcion: 'suma' },
      { id: 'medida-promedio', column: 'payroll_lines.amount', funcion: 'promedio' },
      { id: 'medida-salario', column: 'employees.daily_salary', funcion: 'suma' },
    ],
  },
  ...changes,
});

const LINES: Row[] = (
  [
    [7, 'Ana', '500', 'Percepción', '100'],
    [7, 'Ana', '500', 'Deducción', '10'],
    [7, 'Ana', '500', 'Percepción', '20'],
    [8, 'Luz', '300', 'Percepción', '5'],
  ] as const
).map(([id, name, salary, kind, amount]) => ({
  ...{ 'employees.id': id, 'employees.name': name, 'employees.daily_salary': salary },
  ...{ 'concepts.kind': kind, 'payroll_lines.amount': amount },
}));

async function printed(items: ReportItem[], rows: Record<string, Row[]>): Promise<Response> {
  const layouts = items.map((item, index) => ({ index, separation: false, items: [item] }));
  const body = JSON.stringify({ report: { ...emptyReport('Resumen'), layouts }, rows });
  const headers = { 'content-type': 'application/json' };
  return renderer.fetch(new Request('http://renderer/render?format=pdf', { method: 'POST', headers, body }));
}

const pagesOf = async (response: Response): Promise<string[]> => {
  expect(response.status, response.ok ? '' : await response.clone().text()).toBe(200);
  return await pdfPages(new Uint8Array(await response.arrayBuffer()));
};

it('rows and their groups give the same print; a salary counts once in each group and in the total', async () => {
  const item = summary();
  const question = summaryQuestionOf(item);
  if (question === null) throw new Error('the table is not summarised');
  const [ofRows = ''] = await pagesOf(await printed([item], { [item.uuid]: LINES }));
  const groups = summarisedRows(question, LINES);
  expect(await pagesOf(await printed([item], { [item.uuid]: groups }))).toEqual([ofRows]);
  expect(ofRows).toContain('Deducción 10.00 10.00 500.00');
  expect(ofRows).toContain('Percepción 125.00 41.67 800.00');
  expect(ofRows).toMatch(/Total .*135\.00 .*33\.75 .*800\.00/);
});

it('a table that is linked to its page has the groups and totals of the page', async () => {
  const driver = {
    ...newItem('texto_dinamico'),
    selected_tables: ['employees'],
    selected_columns: [NAME],
    valor: plainRichText('Recibo'),
  };
  const item = summary({ detail_column: 'employees.id' });
  const people: Row[] = [
    { 'employees.id': 7, 'employees.name': 'Ana' },
    { 'employees.id': 8, 'employees.name': 'Luz' },
  ];
  const pages = await pagesOf(await printed([driver, item], { [driver.uuid]: people, [item.uuid]: LINES }));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Percepción 120.00 60.00 500.00');
  expect(pages[0]).toMatch(/Total .*130\.00 .*43\.33 .*500\.00/);
  expect(pages[1]).toMatch(/Percepción 5\.00 5\.00 300\.00 Total .*5\.00 .*5\.00 .*300\.00/);
});

it('a table without rows says so', async () => {
  const item = summary();
  expect((await pagesOf(await printed([item], { [item.uuid]: [] })))[0]).toContain('Sin datos');
});

it('repeated values without the ids of their rows are noted, and a mixture of rows and groups is refused', async () => {
  const item = summary();
  const bare = LINES.map(({ 'employees.id': _, ...row }) => row);
  const noted = await printed([item], { [item.uuid]: bare });
  expect(JSON.parse(decodeURIComponent(noted.headers.get(NOTES_HEADER) ?? '[]'))).toMatchObject([
    { code: 'total_repeated', field: item.uuid, message: expect.stringContaining('employees.id') },
  ]);
  const question = summaryQuestionOf(item);
  const groups = question === null ? [] : summarisedRows(question, LINES);
  const mixed = await printed([item], { [item.uuid]: [...groups, ...LINES] });
  expect(mixed.status).toBe(400);
  expect(await mixed.text()).toContain('Las filas de una tabla resumida deben ser todas de sus datos');
  const [group = {}] = groups;
  const { 'medida-promedio@0': _total, ...without } = group;
  const refused = await printed([item], { [item.uuid]: [without] });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('medida-promedio@0');
});
