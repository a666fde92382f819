/** Totals of every pair of tables of the catalogue, held against SQL over the rows of one table alone. */
import { CATALOG_TABLES, catalogTable } from '@lienzo/schema/data/catalog';
import { type Cell, type ColumnKey, isNumericType, type Row } from '@lienzo/schema/data/column';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { planJoins } from '@lienzo/schema/data/plan-joins';
import type { TablaItem } from '@lienzo/schema/report/item';
import { repetitions } from '@lienzo/schema/report/own-rows';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import { tableLines } from '@lienzo/templates/drawing/table-lines';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organizationId } from '../../../operations/demonstration/data/organization-ids.ts';
import { DEMO_ORGANIZATIONS } from '../../../operations/demonstration/data/organizations.ts';
import {
  type DemoDatabase,
  openDemoDatabase,
} from '../../../operations/demonstration/testing/open-demo-database.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { filterOn, selected, tabla } from '../../reports/testing/test-reports.ts';
import { buildRowsQuery } from '../queries/build-rows-query.ts';
import { rowOf } from '../queries/row-of.ts';

let demo: DemoDatabase;
/** The number of a change: a client has each change beside each fact of its people, so a few are enough. */
let aChange = '';
beforeAll(async () => {
  demo = await openDemoDatabase();
  const query = sql<{ id: string }>`
    select id::text as id from master_history where organization_id = ${ORGANIZATION} order by id offset 20 limit 1
  `;
  const { rows } = await inBureau((trx) => query.execute(trx));
  aChange = rows[0]?.id ?? '';
});
afterAll(() => demo?.close());

/** The smaller one of the demonstration: it has rows in every table. */
const [BUREAU] = DEMO_ORGANIZATIONS.filter(({ domain }) => domain === 'norte');
if (BUREAU === undefined) throw new Error('the demonstration has no bureau norte');
const ORGANIZATION = organizationId(BUREAU);

const inBureau = <Result>(work: (trx: TenantTransaction) => Promise<Result>): Promise<Result> =>
  inTenant(demo.app.db, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, work);

const NAMES = CATALOG_TABLES.map(({ nombre_modelo }) => nombre_modelo);
const PAIRS = NAMES.flatMap((one, at) => NAMES.slice(at + 1).map((other) => [one, other] as const)).filter(
  (pair) => planJoins([...pair]) !== null,
);

/** Three and more tables, of which two or more make rows of their own. */
const TRIPLES = [
  ['employees', 'payroll_results', 'payroll_lines'],
  ['employees', 'extra_hours', 'incidents'],
  ['extra_hours', 'payroll_results', 'payroll_lines'],
  ['incidents', 'overtime_days', 'payroll_results'],
  ['employees', 'periods', 'extra_hours', 'payroll_results', 'payroll_lines'],
  ['clients', 'registers', 'employees', 'movements'],
  ['disability_certificates', 'disabilities', 'employees', 'payroll_results'],
] as const;

/** Rows of a pair that are compared: some have millions. */
const ROWS = 2_000;

/** Every number of a table summed, everything else counted. */
function totalledColumns(table: string) {
  return (catalogTable(table)?.columns ?? []).map(({ column_name }) => {
    const column = selected(`${table}.${column_name}`);
    return { ...column, total: isNumericType(column.data_type) ? ('suma' as const) : ('cuenta' as const) };
  });
}

const itemOf = (tables: readonly string[]): TablaItem => ({
  ...tabla([]),
  selected_tables: [...tables],
  selected_columns: tables.flatMap(totalledColumns),
  filters: tables.includes('master_history') ? [filterOn('master_history.id', 'menor que', aChange)] : [],
});

async function rowsOf(item: TablaItem): Promise<Row[]> {
  const query = { ...storedQuery(item), key_columns: item.selected_tables.map((table) => `${table}.id`) };
  const queries = buildRowsQuery(query, { organizationId: ORGANIZATION, limit: ROWS });
  if (queries === null) throw new Error('the item shows no column');
  const { rows } = await inBureau((trx) => trx.executeQuery(queries.rows));
  return rows.map(rowOf);
}

/** The totals of a table of the report, by column. */
function printedTotals(item: TablaItem, rows: Row[]): Map<ColumnKey, Cell> {
  const last = [...tableLines(item, rows, (row) => row)].at(-1);
  return last?.kind === 'total' ? last.totals : new Map();
}

/** The totals over the rows of one table that are among those of the report. */
async function totalsBySql(table: string, rows: readonly Row[]): Promise<Map<ColumnKey, string>> {
  const ids = [...new Set(rows.map((row) => row[`${table}.id`]).filter((id) => id !== null))].map(String);
  const columns = totalledColumns(table);
  const figures = columns.map(({ column, total }) => {
    const name = sql.ref(column);
    return total === 'suma'
      ? sql`coalesce(sum(${name}), 0)::text`
      : sql`count(nullif(${name}::text, ''))::text`;
  });
  const named = figures.map((figure, at) => sql`${figure} as ${sql.id(`f${at}`)}`);
  const query = sql<Record<string, string>>`
    select ${sql.join(named)} from ${sql.table(table)}
    where ${sql.ref(`${table}.organization_id`)} = ${ORGANIZATION} and ${sql.ref(`${table}.id`)}::text = any (${ids}::text[])
  `;
  const {
    rows: [found],
  } = await inBureau((trx) => query.execute(trx));
  return new Map(columns.map(({ column }, at) => [column, found?.[`f${at}`] ?? '0']));
}

/** Where no join makes rows of its own, what is counted are the rows of the list. */
async function totalsOf(
  table: string,
  tables: readonly string[],
  rows: readonly Row[],
): Promise<Map<ColumnKey, string>> {
  const totals = await totalsBySql(table, rows);
  if (planJoins([...tables])?.joins.some(({ multiplies }) => multiplies)) return totals;
  const isFilled = (value: Cell | undefined) => value !== null && value !== undefined && value !== '';
  for (const { column, total } of totalledColumns(table))
    if (total === 'cuenta') totals.set(column, String(rows.filter((row) => isFilled(row[column])).length));
  return totals;
}

const plain = (value: Cell | undefined): string => new ExactDecimal(String(value ?? 0)).toFixed();

describe('totals beside another table', () => {
  it('are tried for most of the catalogue', () => {
    expect(PAIRS.length).toBeGreaterThan(60);
  });

  it.each(PAIRS)('%s and %s: each value counts once', async (...tables) => {
    const item = itemOf(tables);
    const rows = await rowsOf(item);
    const printed = printedTotals(item, rows);
    for (const table of tables)
      for (const [column, figure] of await totalsOf(table, tables, rows))
        expect([column, plain(printed.get(column))]).toEqual([column, plain(figure)]);
  });

  it.each(TRIPLES.map((tables) => ({ tables })))('$tables: each value counts once', async ({ tables }) => {
    const item = itemOf(tables);
    const rows = await rowsOf(item);
    expect(rows.length).toBeGreaterThan(0);
    const printed = printedTotals(item, rows);
    for (const table of tables)
      for (const [column, figure] of await totalsOf(table, tables, rows))
        expect([column, plain(printed.get(column))]).toEqual([column, plain(figure)]);
  });

  it('hours beside the concepts of receipts are not multiplied by these', async () => {
    const item = itemOf(['extra_hours', 'payroll_lines']);
    const rows = await rowsOf(item);
    const hours = rows.reduce(
      (sum, row) => sum.plus(String(row['extra_hours.horas'] ?? 0)),
      new ExactDecimal(0),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(new ExactDecimal(plain(printedTotals(item, rows).get('extra_hours.horas'))).lt(hours)).toBe(true);
    expect(repetitions(item).find(({ column }) => column.column === 'extra_hours.horas')?.by).toEqual([
      'payroll_lines',
    ]);
  });
});
