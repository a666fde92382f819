import { type AdditionalColumn, rowCompleter } from '@lienzo/schema/data/additional-column';
import { ChartAccumulator, type ChartQuestion } from '@lienzo/schema/data/chart-data';
import type { Cell, ColumnTotal } from '@lienzo/schema/data/column';
import { decimalOf } from '@lienzo/schema/data/exact-decimal';
import { endpoints } from '@lienzo/schema/endpoints';
import type { GraficaItem, TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { rowsQueryOf } from '@lienzo/schema/report/rows-query';
import type { ItemFiguresQuery } from '@lienzo/schema/reports/report-data-endpoints';
import { chartQuestion } from '@lienzo/templates/drawing/chart-question';
import { tableLines } from '@lienzo/templates/drawing/table-lines';
import { totalsQuestion } from '@lienzo/templates/drawing/totals-question';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { selected, tabla } from '../../reports/testing/test-reports.ts';
import { RowsDriver } from '../testing/rows-driver.ts';

const TODAY = '2026-11-26';
let driver: RowsDriver;
beforeAll(async () => {
  driver = await RowsDriver.start();
});
afterAll(() => driver?.close());

async function figuresOf(item: ReturnType<typeof tabla>, chart?: ChartQuestion) {
  const query = rowsQueryOf(item);
  if (query === null) throw new Error('the table has no columns');
  const body: ItemFiguresQuery = { ...query, ...(chart && { chart }) };
  const answer = await driver.portal.send(endpoints.item_figures, { token: driver.tokenOf('Admin'), body });
  return readAnswer(endpoints.item_figures, answer);
}

/** The chart as the drawing makes it, from every row. */
async function drawn(item: ReturnType<typeof tabla>, question: ChartQuestion) {
  const chart = new ChartAccumulator(question);
  const { rows, more } = await driver.answerTo('Admin', item);
  expect(more).toBe(false);
  for (const row of rows) chart.add(rowCompleter(item, TODAY)(row));
  return chart.result();
}

const DOUBLED: AdditionalColumn = {
  id: 'adicional-doble',
  nombre: 'Doble',
  tipo: 'numero',
  operator: 'multiplicar',
  selected_columns: ['employees.sbc'],
  valor: '2',
  resultado: null,
};

const formula = (id: string, text: string): AdditionalColumn => ({
  ...{ id, nombre: id, tipo: 'formula', operator: null, selected_columns: [] },
  ...{ valor: '', resultado: null, formula: text },
});
const FORMULAS = [
  formula('adicional-tercio', 'SI([employees.sbc] > 300; [adicional-doble] / 3; "")'),
  formula('adicional-nombre', 'MAYUSC([employees.name])'),
];

it.each([
  ['suma', 'valor', undefined],
  ['suma', 'filas', 3],
  ['promedio', 'categoria', 2],
  ['cuenta', 'valor', 1],
] as const)(
  'a chart (%s, %s, %s) over all rows is the one that the drawing makes',
  async (agregacion, orden, maximo) => {
    const item = tabla(['employees.hire_date', 'employees.sbc'], { additional_columns: [DOUBLED] });
    const doubled = { column: DOUBLED.id, data_type: 'numeric', readable_name: 'Doble' } as const;
    const question: ChartQuestion = {
      categoria: { ...selected('employees.hire_date'), formato: 'fecha_larga' },
      valores: [selected('employees.sbc'), doubled],
      agregacion,
      orden,
      own: {},
      ...(maximo === undefined ? {} : { maximo }),
    };
    expect((await figuresOf(item, question)).chart).toEqual(await drawn(item, question));
    const counted: ChartQuestion = { ...question, valores: [], agregacion: 'cuenta' };
    expect((await figuresOf(item, counted)).chart).toEqual(await drawn(item, counted));
  },
);

it('a chart of more rows than a preview brings counts and sums all of them', async () => {
  await driver.straight(sql`
    insert into cost_centers (organization_id, client_id, paysheet_id, code, cost_center)
    select organization_id, client_id, paysheet_id, 'M' || n, 'Muchos'
    from (select * from cost_centers limit 1) as one, generate_series(1, 2500) n`);
  const [sum] = await driver.straight(sql<{ sum: string }>`
    select sum(id)::text as sum from cost_centers where cost_center = 'Muchos'`);
  const item = tabla(['cost_centers.id', 'cost_centers.cost_center']);
  expect(await driver.answerTo('Admin', item, 1000)).toMatchObject({ more: true });
  const { chart } = await figuresOf(item, {
    categoria: selected('cost_centers.cost_center'),
    valores: [selected('cost_centers.id')],
    agregacion: 'suma',
    orden: 'valor',
    own: {},
  });
  expect(chart?.points[0]).toEqual({ label: 'Muchos', values: [sum?.sum] });
});

it('counts the groups of a table over all rows, at each level', async () => {
  const item = tabla(['employees.name', 'employees.hire_date', 'employees.sbc'], {
    group_by: ['employees.hire_date', 'employees.sbc'],
  });
  const rows = await driver.rowsOf(item);
  const outer = new Set(rows.map((row) => row['employees.hire_date']));
  const inner = new Set(rows.map((row) => `${row['employees.hire_date']}|${row['employees.sbc']}`));
  expect((await figuresOf(item)).groups).toEqual([outer.size, inner.size]);
});

it('a summarised table comes by its groups, each with the totals of all rows, and its groups are counted', async () => {
  const list = tabla(['employees.name', 'employees.sbc']);
  const rows = await driver.rowsOf(list);
  const names = new Set(rows.map((row) => row['employees.name']));
  const item = {
    ...list,
    selected_columns: [
      selected('employees.name'),
      { column: 'medida-a', data_type: 'numeric' as const, readable_name: 'Suma' },
    ],
    group_by: ['employees.name'],
    resumen: { medidas: [{ id: 'medida-a', column: 'employees.sbc', funcion: 'suma' as const }] },
  };
  const query = rowsQueryOf(item);
  if (query === null) throw new Error('the table has no columns');
  const body = { ...query, limit: names.size - 1 };
  const answer = await driver.portal.send(endpoints.preview_rows, { token: driver.tokenOf('Admin'), body });
  const preview = await readAnswer(endpoints.preview_rows, answer);
  expect(preview).toMatchObject({ more: true });
  expect(preview.rows).toHaveLength(names.size - 1);
  const sum = rows.reduce((all, row) => all + Number(row['employees.sbc'] ?? 0), 0);
  for (const row of preview.rows) expect(Number(row['medida-a@0'])).toBeCloseTo(sum, 2);
  expect((await figuresOf(item)).groups).toEqual([names.size]);
});

it('a chart counts values that rows repeat once in each category, and once among the others', async () => {
  const item: GraficaItem = {
    ...newItem('grafica'),
    selected_tables: ['payroll_lines', 'employees'],
    selected_columns: [
      selected('employees.human_id'),
      selected('employees.sbc'),
      selected('payroll_lines.units'),
    ],
    categoria: 'employees.human_id',
    valores: ['employees.sbc'],
    maximo: 2,
  };
  const question = chartQuestion(item);
  const query = rowsQueryOf(item);
  if (question === null || query === null) throw new Error('the chart is not complete');
  expect(question.own).toEqual({ 'employees.sbc': ['employees.id'] });
  const body = { ...query, chart: question };
  const answer = await driver.portal.send(endpoints.item_figures, { token: driver.tokenOf('Admin'), body });
  const { chart } = await readAnswer(endpoints.item_figures, answer);
  const figures = chart?.points.map(({ values: [value] }) => Number(value)) ?? [];
  const [all] = await driver.straight(sql<{ sum: number }>`
    select sum(sbc)::float8 as sum from employees where id in (
      select employee_id from payroll_results where id in (select payroll_result_id from payroll_lines)
    )`);
  expect(figures).toHaveLength(3);
  expect(figures.reduce((sum, value) => sum + value, 0)).toBeCloseTo(all?.sum ?? 0, 2);
});

it('a chart that calls a text a number has no sum, and is no failure', async () => {
  const item = tabla(['employees.human_id', 'employees.name']);
  const name = { ...selected('employees.name'), data_type: 'numeric' as const };
  const question = { categoria: selected('employees.human_id'), valores: [name], own: {} };
  const { chart } = await figuresOf(item, { ...question, agregacion: 'suma', orden: 'filas', maximo: 2 });
  expect(chart?.points[0]?.values).toEqual(['0']);
});

/** SQL writes the zeros of a number's decimals. */
const plainFigures = (figures: Record<string, Cell>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(figures).map(([column, figure]) => [
      column,
      decimalOf(figure)?.toFixed() ?? String(figure),
    ]),
  );

/** The totals that the drawing makes of all rows after the last one, and those asked of the server after the first. */
async function bothTotals(item: TablaItem) {
  const query = rowsQueryOf(item);
  if (query === null) throw new Error('the table has no columns');
  const token = driver.tokenOf('Admin');
  const loaded = await driver.portal.send(endpoints.preview_rows, { token, body: { ...query, limit: 1000 } });
  const { rows, more } = await readAnswer(endpoints.preview_rows, loaded);
  expect(more).toBe(false);
  const complete = rowCompleter(item, TODAY);
  const lines = [...tableLines(item, rows, complete)];
  const firstOfOpen = rows[0] === undefined ? null : totalsQuestion(item, complete(rows[0]));
  if (firstOfOpen === null) throw new Error('the table has no totals');
  const body: ItemFiguresQuery = { ...query, totals: firstOfOpen };
  const answer = await driver.portal.send(endpoints.item_figures, { token, body });
  const { totals } = await readAnswer(endpoints.item_figures, answer);
  const subtotal = (level: number) =>
    lines.find((line) => line.kind === 'subtotal' && line.level === level) ?? null;
  const figuresOf = (line: (typeof lines)[number] | null) =>
    line?.kind === 'total' || line?.kind === 'subtotal' ? plainFigures(Object.fromEntries(line.totals)) : {};
  const drawn = {
    all: figuresOf(lines.at(-1) ?? null),
    open: item.group_by.map((_, level) => figuresOf(subtotal(level))),
  };
  return {
    asked: totals && { all: plainFigures(totals.all), open: totals.open.map(plainFigures) },
    drawn,
  };
}

const totalled = (column: string, total: ColumnTotal) => ({ ...selected(column), total });

it.each(['suma', 'promedio', 'cuenta', 'minimo', 'maximo'] as const)(
  'the totals of a table (%s) over all rows and of its first groups are those that the drawing makes',
  async (total) => {
    const doubled = { column: DOUBLED.id, data_type: 'numeric', readable_name: 'Doble', total } as const;
    const item: TablaItem = {
      ...tabla(['employees.sbc'], {
        additional_columns: [DOUBLED, ...FORMULAS],
        group_by: ['employees.gender', 'employees.hire_date'],
      }),
      selected_columns: [
        totalled('employees.sbc', total),
        doubled,
        { ...doubled, column: 'adicional-tercio', readable_name: 'Tercio' },
        { column: 'adicional-nombre', data_type: 'text', readable_name: 'Nombre', total: 'cuenta' },
        ...(total === 'suma' || total === 'promedio' ? [] : [totalled('employees.hire_date', total)]),
        { ...selected('employees.gender'), total: 'cuenta' },
      ],
    };
    const { asked, drawn } = await bothTotals(item);
    expect(Object.keys(drawn.all).length).toBeGreaterThan(2);
    expect(asked).toEqual(drawn);
  },
);

it('totals over all rows count values that rows repeat once, in a group, too', async () => {
  const item: TablaItem = {
    ...tabla([], { group_by: ['employees.human_id'] }),
    selected_tables: ['payroll_lines', 'employees'],
    selected_columns: [totalled('employees.sbc', 'suma'), totalled('payroll_lines.units', 'suma')],
  };
  const { asked, drawn } = await bothTotals(item);
  expect(asked).toEqual(drawn);
});

it('a table that shows nothing but a computed column has its rows and totals', async () => {
  const doubled = {
    column: DOUBLED.id,
    data_type: 'numeric',
    readable_name: 'Doble',
    total: 'suma',
  } as const;
  const item: TablaItem = {
    ...tabla(['employees.sbc'], { additional_columns: [DOUBLED] }),
    selected_columns: [doubled],
  };
  const { asked, drawn } = await bothTotals(item);
  const [sum] = await driver.straight(
    sql<{ sum: string }>`select (sum(sbc) * 2)::text as sum from employees`,
  );
  expect(asked).toEqual(drawn);
  expect(drawn.all[DOUBLED.id]).toBe(String(Number(sum?.sum)));
});

it('the scales of bars are those of all rows, of a summary and of what rows repeat, too', async () => {
  const bar = { marca: { tipo: 'barra' as const } };
  const doubled = { column: DOUBLED.id, data_type: 'numeric', readable_name: 'Doble', ...bar } as const;
  const asked = async (item: TablaItem) => {
    const query = rowsQueryOf(item);
    const totals = totalsQuestion(item, {});
    if (query === null || totals === null) throw new Error('the table has no bars');
    const body = { ...query, totals };
    const answer = await driver.portal.send(endpoints.item_figures, { token: driver.tokenOf('Admin'), body });
    return (await readAnswer(endpoints.item_figures, answer)).totals?.ranges;
  };
  const [ends] = await driver.straight(
    sql<{
      min: string;
      max: string;
    }>`select (min(sbc) * 2)::text as min, (max(sbc) * 2)::text as max from employees`,
  );
  const plain = { ...tabla(['employees.name'], { additional_columns: [DOUBLED] }) };
  const ranges = await asked({ ...plain, selected_columns: [...plain.selected_columns, doubled] });
  expect(Number(ranges?.[DOUBLED.id]?.min)).toBe(Number(ends?.min));
  expect(Number(ranges?.[DOUBLED.id]?.max)).toBe(Number(ends?.max));

  const measure = { column: 'medida-costo', data_type: 'numeric', readable_name: 'Costo', ...bar } as const;
  const summary: TablaItem = {
    ...tabla(['employees.gender']),
    selected_columns: [selected('employees.gender'), measure],
    resumen: { medidas: [{ id: 'medida-costo', column: 'employees.sbc', funcion: 'suma' }] },
  };
  const sums = await driver.straight(
    sql<{ sum: number }>`select sum(sbc)::float8 as sum from employees group by gender order by 1`,
  );
  const { 'medida-costo': costs } = (await asked(summary)) ?? {};
  expect([Number(costs?.min), Number(costs?.max)]).toEqual([sums[0]?.sum, sums.at(-1)?.sum]);

  const repeated: TablaItem = {
    ...tabla([]),
    selected_tables: ['payroll_lines', 'employees'],
    selected_columns: [{ ...totalled('employees.sbc', 'suma'), ...bar }],
  };
  expect(await asked(repeated)).toHaveProperty(['employees.sbc', 'max']);
});
