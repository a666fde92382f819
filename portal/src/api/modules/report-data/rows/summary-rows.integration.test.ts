/** Summarised tables by SQL, held against the exact evaluation of the rows that they are made of. */
import { type AdditionalColumn, rowCompleter } from '@lienzo/schema/data/additional-column';
import { CATALOG_TABLES } from '@lienzo/schema/data/catalog';
import {
  type Cell,
  type ColumnKey,
  isNumericType,
  type Row,
  type SelectedColumn,
} from '@lienzo/schema/data/column';
import { derivedFunctionsFor, derivedType, withDerived } from '@lienzo/schema/data/derived-measure';
import { decimalOf } from '@lienzo/schema/data/exact-decimal';
import { planJoins } from '@lienzo/schema/data/plan-joins';
import {
  measureType,
  type SummaryQuestion,
  summaryFunctionsFor,
  summaryRowKeys,
} from '@lienzo/schema/data/summary';
import { TableSummary } from '@lienzo/schema/data/table-summary';
import type { TablaItem } from '@lienzo/schema/report/item';
import { keyColumn } from '@lienzo/schema/report/key-column';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { organizationId } from '../../../operations/demonstration/data/organization-ids.ts';
import { DEMO_ORGANIZATIONS } from '../../../operations/demonstration/data/organizations.ts';
import {
  type DemoDatabase,
  openDemoDatabase,
} from '../../../operations/demonstration/testing/open-demo-database.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { selected, tabla } from '../../reports/testing/test-reports.ts';
import { buildRowsQuery, buildSourceQuery, buildWorstQueries } from '../queries/build-rows-query.ts';
import { catalogProblems } from '../queries/catalog-problems.ts';
import { rowOf } from '../queries/row-of.ts';

const TODAY = '2026-11-26';
let demo: DemoDatabase;
beforeAll(async () => {
  demo = await openDemoDatabase();
});
afterAll(() => demo?.close());

const [BUREAU] = DEMO_ORGANIZATIONS.filter(({ domain }) => domain === 'norte');
if (BUREAU === undefined) throw new Error('the demonstration has no bureau norte');
const ORGANIZATION = organizationId(BUREAU);

const inBureau = <Result>(work: (trx: TenantTransaction) => Promise<Result>): Promise<Result> =>
  inTenant(demo.app.db, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, work);

/** Tables that have few rows together. */
const SMALL = [
  ['employees'],
  ['extra_hours'],
  ['incidents'],
  ['employees', 'extra_hours'],
  ['employees', 'incidents', 'cost_centers'],
  ['payroll_results', 'extra_hours'],
  ['registers', 'employees'],
  ['clients', 'paysheets', 'periods'],
].filter((tables) => planJoins(tables) !== null);

const columnsOf = (tables: readonly string[]): ColumnKey[] =>
  CATALOG_TABLES.filter(({ nombre_modelo }) => tables.includes(nombre_modelo)).flatMap(
    ({ nombre_modelo, columns }) => columns.map(({ column_name }) => `${nombre_modelo}.${column_name}`),
  );

const THIRD: AdditionalColumn = {
  id: 'adicional-tercio',
  nombre: 'Tercio',
  tipo: 'numero',
  operator: 'dividir',
  selected_columns: [],
  valor: '3',
  resultado: null,
};

/** A random summarised table: groups, measures, subtotals, a page link, a computed column, an order. */
const items = fc
  .constantFrom(...SMALL)
  .chain((tables) => {
    const columns = columnsOf(tables);
    const numeric = columns.filter((key) => selected(key).data_type === 'numeric');
    const some = (most: number, least = 0) =>
      fc.subarray(columns, { minLength: least, maxLength: Math.min(most, columns.length) });
    return fc.record({
      tables: fc.constant(tables),
      groups: some(3),
      group_by: some(2),
      detail: fc.option(fc.constantFrom(...columns), { nil: undefined }),
      measured: fc.array(fc.tuple(fc.constantFrom(...columns), fc.nat()), { minLength: 1, maxLength: 5 }),
      n: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
      third: fc.option(fc.constantFrom(...(numeric.length > 0 ? numeric : ['employees.daily_salary'])), {
        nil: undefined,
      }),
      first: fc.nat(),
      descending: fc.boolean(),
    });
  })
  .map(({ tables, groups, group_by, detail, measured, n, third, first, descending }) => {
    const computed = third !== undefined && tables.includes(third.split('.')[0] ?? '');
    const additional = computed ? [{ ...THIRD, selected_columns: [third] }] : [];
    const base = tabla([], {
      selected_tables: tables,
      additional_columns: additional,
      group_by,
      ...(detail === undefined ? {} : { detail_column: detail }),
    });
    const medidas = [...measured, ...(computed ? [[THIRD.id, 0] as const, [THIRD.id, 1] as const] : [])].map(
      ([column, at], index) => {
        const functions = summaryFunctionsFor(keyColumn(base, column).data_type);
        const funcion = functions[at % functions.length] ?? 'cuenta';
        return { id: `medida-${index}`, column, funcion };
      },
    );
    const shown = medidas.map(
      ({ id, column, funcion }): SelectedColumn => ({
        column: id,
        data_type: measureType(funcion, keyColumn(base, column).data_type),
        readable_name: `${funcion} de ${column}`,
      }),
    );
    const derivadas = medidas.flatMap(({ id, column, funcion }) => {
      const type = measureType(funcion, keyColumn(base, column).data_type);
      return derivedFunctionsFor(funcion, isNumericType(type)).map((one) => ({
        ...{ id: `${id}-${one}`, medida: id, funcion: one },
        type: derivedType(one, type),
      }));
    });
    const item: TablaItem = {
      ...base,
      selected_columns: [
        ...groups.map(selected),
        ...shown,
        ...derivadas.map(
          ({ id, type }): SelectedColumn => ({ column: id, data_type: type, readable_name: id }),
        ),
      ],
      resumen: {
        medidas,
        derivadas: derivadas.map(({ type: _type, ...one }) => one),
        ...(n === undefined ? {} : { primeros: { medida: 'medida-0', n } }),
      },
      order_columns: [
        { column: shown[first % shown.length]?.column ?? '', direction: descending ? 'desc' : 'asc' },
      ],
    };
    return item;
  });

async function bySql(item: TablaItem) {
  const query = storedQuery(item);
  expect(catalogProblems(query, undefined)).toEqual([]);
  const built = buildRowsQuery(query, { organizationId: ORGANIZATION, today: TODAY });
  const source = buildSourceQuery(query, { organizationId: ORGANIZATION });
  const worst = buildWorstQueries(query, ORGANIZATION);
  if (built === null || source === null || worst === null) throw new Error('the table has no columns');
  return inBureau(async (trx) => ({
    rows: (await trx.executeQuery(built.rows)).rows.map(rowOf),
    count: Number((await trx.executeQuery(built.count)).rows[0]?.count),
    source: (await trx.executeQuery(source.rows)).rows.map(rowOf),
    largest: rowOf((await trx.executeQuery(worst.largest)).rows[0] ?? {}),
    lines: worst.lines === null ? null : (await trx.executeQuery(worst.lines)).rows[0]?.lines,
  }));
}

function evaluated(item: TablaItem, source: readonly Row[]): Row[] {
  const question = summaryQuestionOf(item);
  if (question === null) throw new Error('the table is not summarised');
  const summary = new TableSummary(question);
  const { additional_columns, selected_columns } = item;
  const complete = rowCompleter({ additional_columns, selected_columns }, TODAY);
  for (const row of source) summary.add(complete(row));
  return summary.rows();
}

/** Equal decimals are written alike; what a row has not got is no value. */
function written(value: Cell | undefined): string {
  const number = decimalOf(value);
  return number === null ? JSON.stringify(value ?? null) : number.toFixed();
}

/** Texts of the database may be sorted by other rules than those of the evaluation. */
function checkOrder(item: TablaItem, rows: readonly Row[], expected: readonly Row[]): void {
  const [{ column = '' } = {}] = item.order_columns;
  const type = item.selected_columns.find((one) => one.column === column)?.data_type;
  if (item.group_by.length > 0 || type === 'text') return;
  const values = (list: readonly Row[]) => list.map((row) => written(row[column]));
  expect(values(rows)).toEqual(values(expected));
}

function checkLargest(question: SummaryQuestion, largest: Row, expected: readonly Row[]): void {
  for (const { id, data_type, funcion } of question.medidas) {
    if (measureType(funcion, data_type) !== 'numeric') continue;
    const most = expected.map((row) => decimalOf(row[id])).filter((one) => one !== null);
    const greatest = most.reduce<(typeof most)[number] | null>(
      (one, other) => (one === null || other.gt(one) ? other : one),
      null,
    );
    expect(written(largest[id])).toBe(written(greatest?.toFixed() ?? null));
  }
}

/** The groups in the order of SQL, which sorts texts by rules of its own: running totals follow it. */
function inOrderOf(rows: readonly Row[], groups: readonly Row[], { keys }: SummaryQuestion): Row[] {
  const nameOf = (row: Row) => JSON.stringify(keys.map(({ column }) => written(row[column])));
  const byName = new Map(groups.map((row) => [nameOf(row), row]));
  expect(rows).toHaveLength(byName.size);
  return rows.map((row) => byName.get(nameOf(row)) ?? {});
}

it('SQL gives the groups, measures and totals that the exact evaluation gives, whatever is summarised', async () => {
  await fc.assert(
    fc.asyncProperty(items, async (item) => {
      const question = summaryQuestionOf(item);
      if (question === null) throw new Error('the table is not summarised');
      const { rows, count, source, largest, lines } = await bySql(item);
      const expected = withDerived(question, inOrderOf(rows, evaluated(item, source), question));
      const keys = summaryRowKeys(question);
      const texts = (list: readonly Row[]) =>
        list.map((row) => keys.map((key) => written(row[key])).join(' | ')).toSorted();
      expect(texts(rows)).toEqual(texts(expected));
      expect(count).toBe(expected.length);
      checkOrder(item, rows, expected);
      checkLargest(question, largest, expected);
      if (question.detail !== undefined && rows.length > 0) expect(Number(lines)).toBeGreaterThan(0);
    }),
    { numRuns: 60, seed: 20261126 },
  );
});

const salaries = (
  funcion: 'suma' | 'promedio' | 'cuenta' | 'distintos',
  column = 'employees.daily_salary',
) => ({
  resumen: { medidas: [{ id: 'medida-a', column, funcion }] },
  selected_columns: [
    selected('concepts.kind'),
    {
      column: 'medida-a',
      data_type: funcion === 'suma' || funcion === 'promedio' ? ('numeric' as const) : ('integer' as const),
      readable_name: 'Salarios',
    },
  ],
});

it('the salary of an employee counts once in each group, and once in the total', async () => {
  const item = tabla(['payroll_lines.amount', 'concepts.kind'], {
    selected_tables: ['payroll_lines', 'concepts', 'employees'],
    ...salaries('suma'),
  });
  const { rows, source } = await bySql(item);
  const people = new Map(source.map((row) => [row['employees.id'], row['employees.daily_salary']]));
  const sum = [...people.values()].reduce(
    (all, one) => all.plus(decimalOf(one) ?? 0),
    decimalOf(0) ?? raise(),
  );
  expect(written(rows[0]?.['medida-a@0'])).toBe(sum.toFixed());
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(decimalOf(row['medida-a'])?.lte(sum)).toBe(true);
});

const raise = (): never => {
  throw new Error('not a number');
};

it('what a program names that the rows of a summary do not have is refused, not tried', () => {
  const query = storedQuery(
    tabla(['employees.position'], {
      selected_columns: [selected('employees.position')],
      resumen: { medidas: [{ id: 'medida-a', column: 'employees.sbc', funcion: 'suma' }] },
    }),
  );
  const { resumen } = query;
  if (resumen === undefined) throw new Error('the table is not summarised');
  const sum = {
    ...{ id: 'medida-a', column: 'employees.sbc', funcion: 'suma' as const },
    ...{ data_type: 'numeric' as const, own: [] },
  };
  const problemsOf = (changes: Partial<SummaryQuestion>) =>
    catalogProblems({ ...query, resumen: { ...resumen, medidas: [sum], ...changes } }, undefined);
  expect(problemsOf({})).toEqual([]);
  const refused: Partial<SummaryQuestion>[] = [
    { keys: [{ column: 'employees.position', data_type: 'numeric' }] },
    { keys: [{ column: 'employees.nobody', data_type: 'text' }] },
    { path: ['employees.rfc'] },
    { detail: 'employees.rfc' },
    { medidas: [{ ...sum, data_type: 'text' }] },
    { medidas: [{ ...sum, column: 'employees.name', data_type: 'text' }] },
    { medidas: [{ ...sum, own: ['clients.id'] }] },
    { derivadas: [{ id: 'medida-d', medida: 'medida-x', funcion: 'posicion' }] },
    { primeros: { medida: 'medida-a', n: 3 } },
    { order: [{ column: 'employees.rfc', direction: 'asc' }] },
  ];
  for (const changes of refused) expect(problemsOf(changes), JSON.stringify(changes)).not.toEqual([]);
});
