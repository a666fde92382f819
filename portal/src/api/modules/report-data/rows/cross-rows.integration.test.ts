/** Cross tables and groups of months by SQL, held against the exact evaluation of the rows that they are made of. */
import { CATALOG_TABLES } from '@lienzo/schema/data/catalog';
import {
  type Cell,
  type ColumnKey,
  isDateType,
  type Row,
  type SelectedColumn,
} from '@lienzo/schema/data/column';
import { decimalOf } from '@lienzo/schema/data/exact-decimal';
import { measureType, summaryFunctionsFor } from '@lienzo/schema/data/summary';
import { summarisedRows } from '@lienzo/schema/data/table-summary';
import { CrossTableTooLargeError, crossTable } from '@lienzo/schema/report/cross-table';
import type { TablaCruzadaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
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
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { selected } from '../../reports/testing/test-reports.ts';
import { buildRowsQuery, buildSourceQuery } from '../queries/build-rows-query.ts';
import { catalogProblems } from '../queries/catalog-problems.ts';
import { rowOf } from '../queries/row-of.ts';

const TODAY = '2026-11-27';
let demo: DemoDatabase;
beforeAll(async () => {
  demo = await openDemoDatabase();
});
afterAll(() => demo?.close());

const [BUREAU] = DEMO_ORGANIZATIONS.filter(({ domain }) => domain === 'norte');
if (BUREAU === undefined) throw new Error('the demonstration has no bureau norte');
const ORGANIZATION = organizationId(BUREAU);

/** Some of them repeat the rows of others. */
const TABLES = [
  ['employees'],
  ['incidents', 'employees'],
  ['employees', 'extra_hours', 'cost_centers'],
  ['payroll_results', 'extra_hours'],
  ['clients', 'paysheets', 'periods'],
];

const columnsOf = (tables: readonly string[]): ColumnKey[] =>
  CATALOG_TABLES.filter(({ nombre_modelo }) => tables.includes(nombre_modelo)).flatMap(
    ({ nombre_modelo, columns }) => columns.map(({ column_name }) => `${nombre_modelo}.${column_name}`),
  );

const SPANS = [undefined, 'fecha_mes', 'fecha_anio'] as const;

const items = fc
  .constantFrom(...TABLES)
  .chain((tables) => {
    const columns = columnsOf(tables);
    return fc.record({
      tables: fc.constant(tables),
      keys: fc.uniqueArray(fc.constantFrom(...columns), { minLength: 2, maxLength: 5 }),
      dates: fc.subarray(
        columns.filter((key) => isDateType(selected(key).data_type)),
        { maxLength: 1 },
      ),
      across: fc.integer({ min: 1, max: 2 }),
      span: fc.constantFrom(...SPANS),
      measured: fc.array(fc.tuple(fc.constantFrom(...columns), fc.nat()), { minLength: 1, maxLength: 4 }),
      first: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      detail: fc.option(fc.constantFrom(...columns), { nil: undefined, freq: 2 }),
    });
  })
  .map(({ tables, keys, dates, across, span, measured, first, detail }): TablaCruzadaItem => {
    const shown = [...new Set([...dates, ...keys])].map((key): SelectedColumn => {
      const column = selected(key);
      return span !== undefined && isDateType(column.data_type) ? { ...column, formato: span } : column;
    });
    const medidas = measured.map(([column, at], index) => {
      const functions = summaryFunctionsFor(selected(column).data_type);
      return { id: `medida-${index}`, column, funcion: functions[at % functions.length] ?? 'cuenta' };
    });
    return {
      ...newItem('tabla_cruzada'),
      selected_tables: tables,
      selected_columns: [
        ...shown,
        ...medidas.map(
          ({ id, column, funcion }): SelectedColumn => ({
            column: id,
            data_type: measureType(funcion, selected(column).data_type),
            readable_name: id,
          }),
        ),
      ],
      columnas: shown.slice(0, across).map(({ column }) => column),
      resumen: {
        medidas,
        // Where it cannot choose rows by its measure, the question leaves it out.
        ...(first === undefined ? {} : { primeros: { medida: 'medida-0', n: first } }),
      },
      ...(detail === undefined ? {} : { detail_column: detail }),
    };
  });

async function bySql(item: TablaCruzadaItem) {
  const query = storedQuery(item);
  expect(catalogProblems(query, undefined)).toEqual([]);
  const built = buildRowsQuery(query, { organizationId: ORGANIZATION, today: TODAY });
  const source = buildSourceQuery(query, { organizationId: ORGANIZATION });
  if (built === null || source === null) throw new Error('the table has no columns');
  return inTenant(
    demo.app.db,
    { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' },
    async (trx) => ({
      groups: (await trx.executeQuery(built.rows)).rows.map(rowOf),
      source: (await trx.executeQuery(source.rows)).rows.map(rowOf),
    }),
  );
}

/** Equal decimals are written alike; what a row has not got is no value. */
function written(value: Cell | undefined): string {
  const number = decimalOf(value);
  return number === null ? JSON.stringify(value ?? null) : number.toFixed();
}

/** What is shown, but for the order of texts, which the database sorts by rules of its own; null for too many columns. */
function shown(item: TablaCruzadaItem, groups: readonly Row[]): unknown {
  try {
    const { table, rows } = crossTable(item, groups);
    const keys = table.selected_columns.map(({ column }) => column);
    const totals = keys.map((key) => rows.map((row) => row[`${key}@0`]).find((one) => one !== undefined));
    const ofPages = rows.flatMap((row) =>
      keys.flatMap((key) =>
        Object.hasOwn(row, `${key}@0d`)
          ? [`${written(row[item.detail_column ?? ''])} ${key}: ${written(row[`${key}@0d`])}`]
          : [],
      ),
    );
    return {
      ofPages: ofPages.toSorted(),
      headings: table.selected_columns.map(({ readable_name }) => readable_name),
      lines: rows.map((row) => keys.map((key) => written(row[key])).join(' | ')).toSorted(),
      totals: totals.map(written),
    };
  } catch (error) {
    if (error instanceof CrossTableTooLargeError) return error.message;
    throw error;
  }
}

it('SQL and the exact evaluation give the same cross table, whatever is crossed', async () => {
  let drawn = 0;
  await fc.assert(
    fc.asyncProperty(items, async (item) => {
      const { groups, source } = await bySql(item);
      const question = summaryQuestionOf(item);
      if (question === null) throw new Error('a cross table has a question');
      const table = shown(item, groups);
      expect(table).toEqual(shown(item, summarisedRows(question, source)));
      if (typeof table !== 'string' && groups.length > 1) drawn += 1;
    }),
    { numRuns: 60, seed: 20261127 },
  );
  expect(drawn).toBeGreaterThan(20);
});

it('days of one year are one group', async () => {
  const { groups, source } = await bySql({
    ...newItem('tabla_cruzada'),
    selected_tables: ['employees'],
    selected_columns: [
      selected('employees.gender'),
      { ...selected('employees.hire_date'), formato: 'fecha_anio' },
      { column: 'medida-1', data_type: 'integer', readable_name: 'Personas' },
    ],
    columnas: ['employees.hire_date'],
    resumen: { medidas: [{ id: 'medida-1', column: 'employees.rfc', funcion: 'cuenta' }] },
  });
  const days = [...new Set(groups.map((row) => String(row['employees.hire_date'])))].toSorted();
  const years = [...new Set(source.map((row) => String(row['employees.hire_date']).slice(0, 4)))].toSorted();
  expect(days).toEqual(years.map((year) => `${year}-01-01`));
});
