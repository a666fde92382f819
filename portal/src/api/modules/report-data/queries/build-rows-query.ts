/** The SQL of an item's rows. Every identifier comes from the catalogue, every value is a parameter. */

import { catalogColumn, catalogTable } from '@lienzo/schema/data/catalog';
import { type ColumnKey, isComputedKey, isDateType, isNumericType } from '@lienzo/schema/data/column';
import { filterGroups } from '@lienzo/schema/data/filter-groups';
import { type JoinPlan, type PlanColumn, type PlannedJoin, planJoins } from '@lienzo/schema/data/plan-joins';
import { isMeasureKey, type SummaryQuestion } from '@lienzo/schema/data/summary';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import {
  type CompleteFilter,
  completeFilters,
  rowColumns,
  tableOf,
  usedTables,
} from '@lienzo/schema/report/query-columns';
import type { RowsQuery } from '@lienzo/schema/reports/report-data-endpoints';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import { DomainError } from '../../../platform/domain-error.ts';
import { additionalExpression } from './additional-expression.ts';
import { writtenValue } from './column-values.ts';
import { comparedColumn, filterExpression } from './filter-expression.ts';
import { rowColumnType } from './summary-query-problems.ts';
import { summaryCountSql, summaryExtremes, summarySql } from './summary-sql.ts';
import { unrelatedTables } from './unrelated-tables.ts';

/** Compiles SQL and never runs it. */
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

type StoredRow = Record<string, unknown>;
export type RowsQueries = {
  rows: CompiledQuery<StoredRow>;
  count: CompiledQuery<{ count: number }>;
  /** All rows in no order: what adds them up would wait for a sort of them. */
  unordered: CompiledQuery<StoredRow>;
};

/**
 * @param query validated by `catalogProblems`.
 * @param options.computed the date of `hoy`, `YYYY-MM-DD`: additional columns are selected too, computed by SQL.
 * @returns null when the item uses no column of any table.
 * @throws DomainError unrelated_tables, unknown_column.
 */
export function buildRowsQuery(
  query: RowsQuery,
  options: { organizationId: string; limit?: number; reckoned?: string; today?: string },
): RowsQueries | null {
  return query.resumen === undefined
    ? buildSourceQuery(query, options)
    : summarised(query, query.resumen, options);
}

function summarised(
  query: RowsQuery,
  resumen: SummaryQuestion,
  { organizationId, limit, reckoned, today }: Parameters<typeof buildRowsQuery>[1],
): RowsQueries | null {
  if (rowColumns(query).length === 0) return null;
  const source = computedSource(query, organizationId, reckoned ?? today ?? todayInMexico());
  const rows = summarySql(resumen, source);
  const limited = limit === undefined ? rows : sql<StoredRow>`${rows} limit ${sql.lit(limit)}`;
  return {
    rows: limited.compile(compiler),
    unordered: rows.compile(compiler),
    count: summaryCountSql(resumen, source).compile(compiler),
  };
}

/** The rows that a summary is made of, with their computed columns, in no order. */
function computedSource(query: RowsQuery, organizationId: string, today: string): RawBuilder<unknown> {
  const computed = query.additional_columns.map(
    (column) => sql`${additionalExpression(column, query, columnRef, today)} as ${sql.id(column.id)}`,
  );
  const selection = sql.join([...selectedColumns(query), ...computed]);
  return sql`select ${selection} ${sourceOf(plannedJoins(query), query, organizationId, today)}`;
}

/** As `buildRowsQuery`, of a summarised table the rows that it is made of. */
export function buildSourceQuery(
  query: RowsQuery,
  options: { organizationId: string; limit?: number; reckoned?: string },
): RowsQueries | null {
  const columns = rowColumns(query);
  if (columns.length === 0) return null;
  const plan = plannedJoins(query);
  const { reckoned } = options;
  const additional = reckoned === undefined ? [] : query.additional_columns;
  const selection = sql.join([
    ...selectedColumns(query),
    ...additional.map(
      (column) =>
        sql`${additionalExpression(column, query, columnRef, reckoned ?? '')} as ${sql.id(column.id)}`,
    ),
  ]);
  const source = sourceOf(plan, query, options.organizationId, reckoned);
  const limit = options.limit === undefined ? sql`` : sql` limit ${sql.lit(options.limit)}`;
  return {
    rows: sql<StoredRow>`select ${selection} ${source} order by ${orderOf(plan, query)}${limit}`.compile(
      compiler,
    ),
    unordered: sql<StoredRow>`select ${selection} ${source}`.compile(compiler),
    count: sql<{ count: number }>`select count(*) as count ${source}`.compile(compiler),
  };
}

export type WorstQueries = {
  largest: CompiledQuery<StoredRow>;
  least: CompiledQuery<StoredRow>;
  lines: CompiledQuery<{ lines: number | null }> | null;
};

/**
 * Queries for the extreme values of each column, and the maximum number of rows that share a detail value, of a query
 * validated by `catalogProblems`.
 * @returns null when the item uses no column of any table.
 * @throws DomainError unrelated_tables, unknown_column.
 */
export function buildWorstQueries(query: RowsQuery, organizationId: string): WorstQueries | null {
  const columns = rowColumns(query);
  if (columns.length === 0) return null;
  const plan = plannedJoins(query);
  if (query.resumen !== undefined)
    return summaryExtremes(query.resumen, computedSource(query, organizationId, todayInMexico()), compiler);
  const source = sourceOf(plan, query, organizationId);
  const extremes = (which: 'max' | 'min') =>
    sql.join(columns.map((key) => sql`${extremeOf(key, which)} as ${sql.id(key)}`));
  const { detail_column } = query;
  return {
    largest: sql<StoredRow>`select ${extremes('max')} ${source}`.compile(compiler),
    least: sql<StoredRow>`select ${extremes('min')} ${source}`.compile(compiler),
    lines:
      detail_column === undefined
        ? null
        : sql<{
            lines: number | null;
          }>`select max(found.lines) as lines from (select count(*) as lines ${source} group by ${columnRef(detail_column)}) as found`.compile(
            compiler,
          ),
  };
}

/** The column of a row that says which part it belongs to. */
export const PART_VALUE = 'parte';
/** The column with the number of parts. */
export const PART_COUNT = 'partes';

/** The parts of an item: their values, and its rows, part after part. */
type PartQueries = {
  /** A row for each value, with `label_0` and so on, the least value of each label, and `most_0`, the greatest. */
  values: CompiledQuery<StoredRow>;
  /** The item's own rows with `PART_VALUE`. */
  rows: CompiledQuery<StoredRow>;
};

/**
 * @param query validated by `catalogProblems`; `column` and `labels` of tables that neither repeat nor drop its rows.
 * @returns null when the item uses no column of any table.
 * @throws DomainError unrelated_tables, unknown_column.
 */
export function buildPartQueries(
  query: RowsQuery,
  options: { organizationId: string; column: ColumnKey; labels: readonly ColumnKey[]; limit: number },
): PartQueries | null {
  const columns = rowColumns(query);
  if (columns.length === 0) return null;
  const { column, labels, organizationId, limit } = options;
  const wide = { ...query, extra_columns: [...(query.extra_columns ?? []), column, ...labels] };
  const plan = plannedJoins(wide);
  const source = sourceOf(plan, wide, organizationId);
  const value = writtenColumn(column);
  const compared = comparedColumn(columnRef(column), knownColumn(column).data_type);
  const label = (key: ColumnKey, index: number) =>
    sql`, min(${writtenColumn(key)}) as ${sql.id(`label_${index}`)}, max(${writtenColumn(key)}) as ${sql.id(`most_${index}`)}`;
  const selection = sql.join(selectedColumns(query));
  const order = orderOf(plan, wide);
  return {
    values: sql<StoredRow>`
      select ${value} as ${sql.id(PART_VALUE)}, count(*) over () as ${sql.id(PART_COUNT)} ${sql.join(labels.map(label), sql``)}
      ${source} group by 1 order by ${value} = '', min(${compared}), 1 limit ${sql.lit(limit)}
    `.compile(compiler),
    rows: sql<StoredRow>`
      select ${value} as ${sql.id(PART_VALUE)}, ${selection} ${source}
      order by ${value} = '', ${compared}, ${value}, ${order}
    `.compile(compiler),
  };
}

/** The number of an item's rows as `rows`, and the exact sum of each column as text. */
export function buildTotalsQuery(
  query: RowsQuery,
  { organizationId, columns }: { organizationId: string; columns: readonly ColumnKey[] },
): CompiledQuery<StoredRow> | null {
  if (rowColumns(query).length === 0) return null;
  const source = sourceOf(plannedJoins(query), query, organizationId);
  const sums = columns.map((key) => sql`, coalesce(sum(${columnRef(key)}), 0)::text as ${sql.id(key)}`);
  return sql<StoredRow>`select count(*) as rows ${sql.join(sums, sql``)} ${source}`.compile(compiler);
}

/** The columns of each row, and the ids that its totals need. */
function selectedColumns(query: RowsQuery): RawBuilder<unknown>[] {
  const columns = rowColumns(query);
  const ids = query.key_columns.filter((key) => !columns.includes(key));
  return [
    ...columns.map((key) => sql`${columnRef(key)} as ${sql.id(key)}`),
    ...ids.map((key) => sql`${idRef(key)} as ${sql.id(key)}`),
  ];
}

/** Every table has an id, whether or not reports may show it. */
function idRef(key: ColumnKey): RawBuilder<unknown> {
  const table = tableOf(key);
  if (catalogTable(table) === undefined) throw unknownColumn(key);
  return sql.ref(`${table}.id`);
}

const writtenColumn = (key: ColumnKey): RawBuilder<string> =>
  writtenValue(columnRef(key), knownColumn(key).data_type);

/** Text: the longest value, found by prefixing its length; there is no least text. */
function extremeOf(key: ColumnKey, which: 'max' | 'min'): RawBuilder<unknown> {
  const column = columnRef(key);
  const type = knownColumn(key).data_type;
  if (isNumericType(type) || isDateType(type)) return sql`${sql.raw(which)}(${column})`;
  if (type === 'boolean') return which === 'max' ? sql`bool_or(${column})` : sql`bool_and(${column})`;
  if (which === 'min') return sql`null`;
  return sql`substr(max((lpad(char_length(${column}::text)::text, 6, '0') || ${column}::text) collate "C"), 7)`;
}

/** @throws DomainError unrelated_tables. */
function plannedJoins(query: RowsQuery): JoinPlan {
  const tables = usedTables(query);
  const plan = planJoins(tables);
  if (plan === null) throw new DomainError(unrelatedTables(tables));
  return plan;
}

/** Tables, keys, tenant and filters; shared by the rows and their count. @param today the date of `hoy` in computed columns. */
function sourceOf(
  plan: JoinPlan,
  query: RowsQuery,
  organizationId: string,
  today = todayInMexico(),
): RawBuilder<unknown> {
  const conditions = [
    sql`${sql.ref(`${plan.root}.organization_id`)} = ${organizationId}`,
    ...currentCondition(plan.root),
    ...filterGroups(completeFilters(query)).map((group) => groupExpression(group, query, today)),
    ...detailCondition(query),
  ];
  const joins = plan.joins.map((join) => joinClause(join, plan.root));
  const tables = sql.join([sql.table(plan.root), ...joins], sql` `);
  return sql`from ${tables} where ${sql.join(conditions, sql` and `)}`;
}

/** A row needs to meet one filter of a group. */
function groupExpression(
  group: readonly CompleteFilter[],
  query: RowsQuery,
  today: string,
): RawBuilder<unknown> {
  const conditions = group.map(({ filter, column: key, condition }) =>
    filterExpression(
      rowExpression(key, query, today),
      rowColumnType(key, query) ?? knownColumn(key).data_type,
      condition,
      filter.valor,
      isComputedKey(key),
    ),
  );
  const [only] = conditions;
  return conditions.length === 1 && only !== undefined ? only : sql`(${sql.join(conditions, sql` or `)})`;
}

/** Values are compared as text, in the format in which they were returned. */
function detailCondition({ detail_column, detail_values }: RowsQuery): RawBuilder<unknown>[] {
  if (detail_column === undefined || detail_values === undefined) return [];
  const values = detail_values.filter((value) => value !== null).map(String);
  return [sql`cast(${columnRef(detail_column)} as text) = any (${values}::text[])`];
}

function joinClause({ table, on }: PlannedJoin, root: string): RawBuilder<unknown> {
  const tenant = sql`${sql.ref(`${table}.organization_id`)} = ${sql.ref(`${root}.organization_id`)}`;
  const keys = on.map(([left, right]) => sql`${planRef(left)} = ${planRef(right)}`);
  return sql`left join ${sql.table(table)} on ${sql.join([tenant, ...keys, ...currentCondition(table)], sql` and `)}`;
}

/** Rows of a request that a later one has replaced are not there. */
function currentCondition(table: string): RawBuilder<unknown>[] {
  const column = catalogTable(table)?.current_request;
  if (column === undefined) return [];
  return [
    sql`exists (
      select from imss_requests as current_request
      where current_request.organization_id = ${sql.ref(`${table}.organization_id`)}
        and current_request.id = ${sql.ref(`${table}.${column}`)} and current_request.is_current
    )`,
  ];
}

/** Group columns first, each in its requested direction; then the requested order. */
function requestedOrder({ group_by = [], order_columns }: RowsQuery): RowsQuery['order_columns'] {
  const groups = group_by.map(
    (column) =>
      order_columns.find((order) => order.column === column) ?? { column, direction: 'asc' as const },
  );
  return [...groups, ...order_columns.filter(({ column }) => !group_by.includes(column))];
}

/** The requested order, then the keys of the tables that make up a row, so that pages never overlap. */
function orderOf(plan: JoinPlan, query: RowsQuery): RawBuilder<unknown> {
  const sorted = requestedOrder(query).filter(({ column }) => !isMeasureKey(column));
  const asked = sorted.map(({ column: key, direction }) => {
    const by = rowExpression(key, query, todayInMexico());
    return direction === 'asc' ? sql`${by} asc nulls last` : sql`${by} desc nulls last`;
  });
  const lines = [plan.root, ...plan.joins.filter((join) => join.multiplies).map((join) => join.table)];
  return sql.join([...asked, ...lines.map((table) => sql.ref(`${table}.id`))]);
}

/** A column of the rows, of a table or computed. */
function rowExpression(key: ColumnKey, query: RowsQuery, today: string): RawBuilder<unknown> {
  const additional = query.additional_columns.find(({ id }) => id === key);
  return additional === undefined
    ? columnRef(key)
    : additionalExpression(additional, query, columnRef, today);
}

const planRef = ({ table, column }: PlanColumn): RawBuilder<unknown> => sql.ref(`${table}.${column}`);

function columnRef(key: ColumnKey): RawBuilder<unknown> {
  knownColumn(key);
  return sql.ref(key);
}

function knownColumn(key: ColumnKey) {
  const column = catalogColumn(key);
  if (column === undefined) throw unknownColumn(key);
  return column;
}

const unknownColumn = (key: ColumnKey): DomainError =>
  new DomainError({ code: 'unknown_column', message: apiRefusalMessages.report.column(key) });
