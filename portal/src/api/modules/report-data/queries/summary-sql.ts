/**
 * The SQL of a summarised table over the rows that it is made of: grouping sets, so that the totals of all rows and of the
 * groups with subtotals are computed of the rows themselves, and then stand beside each group.
 */

import { type ColumnKey, isDateType, isNumericType, type SelectedColumn } from '@lienzo/schema/data/column';
import { restLabelKey } from '@lienzo/schema/data/first-groups';
import { daySpanOf, decimalsOf } from '@lienzo/schema/data/format';
import {
  measureType,
  REST_KEY,
  type SummaryKey,
  type SummaryQuestion,
  type SummaryScope,
  summaryScopes,
  totalKey,
} from '@lienzo/schema/data/summary';
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import { derivedSql, derivedTypes, summaryOrder } from './derived-sql.ts';
import { comparedColumn } from './filter-expression.ts';
import { firstGroupsSql, shownKeySql } from './first-groups-sql.ts';
import { aggregate, isFirst, keyRef } from './summary-measures.ts';

type StoredRow = Record<string, unknown>;
type Sql = RawBuilder<unknown>;
type AskedMeasure = SummaryQuestion['medidas'][number];

/** The groups that measures are computed over: those of the rows of the summary, then those of totals. */
type GroupingSet = { keys: ColumnKey[]; mask: number };

/** @param source the rows, with computed columns and the ids that measures need. */
export function summarySql(question: SummaryQuestion, source: Sql): RawBuilder<StoredRow> {
  const scopes = summaryScopes(question);
  const sets = groupingSets(question, scopes);
  const [rows] = sets;
  const totals = scopes.flatMap((scope) => {
    const set = setOf(sets, question, scope.keys);
    const partition =
      scope.keys.length === 0 ? sql`` : sql`partition by ${sql.join(scope.keys.map(keyRef(question)))}`;
    return question.medidas.map(
      ({ id }, at) =>
        sql`max(${measureName(at)}) filter (where grouped = ${sql.lit(set.mask)}) over (${partition}) as ${sql.id(totalKey(id, scope))}`,
    );
  });
  const keys = question.keys.map(
    (key) =>
      sql`${keyRef(question)(key.column)}${isPlainText(key, question.detail) ? sql` collate "default"` : sql``} as ${sql.id(key.column)}`,
  );
  const measures = question.medidas.map(({ id }, at) => sql`${measureName(at)} as ${sql.id(id)}`);
  const shown = [
    ...question.keys.map(({ column }) => shownKeySql(question, column)),
    ...question.medidas.map(({ id }) => sql.id(id)),
    ...scopes.flatMap((scope) => question.medidas.map(({ id }) => sql.id(totalKey(id, scope)))),
    ...derivedSql(question),
  ];
  return sql<StoredRow>`
    select ${sql.join(shown)} from (
      select grouped, ${sql.join([...keys, ...measures, ...totals])} from (${measured(question, source, sets)}) as sets
    ) as summary
    where grouped = ${sql.lit(rows?.mask ?? 0)}
    ${summaryOrder(question)}`;
}

/** The number of groups. */
export const summaryCountSql = (question: SummaryQuestion, source: Sql): RawBuilder<{ count: number }> =>
  sql<{ count: number }>`select count(*) as count from (
    select 1 from (${keyed(question, source, [])}) as found
    ${question.keys.length === 0 ? sql`having count(*) > 0` : sql`group by ${sql.join(question.keys.map(({ column }) => keyRef(question)(column)))}`}
  ) as groups`;

/** The extreme values of the rows of a summary, and the most rows that share a value of the page link. */
export function summaryExtremes(
  question: SummaryQuestion,
  source: Sql,
  compiler: Kysely<unknown>,
): {
  largest: CompiledQuery<StoredRow>;
  least: CompiledQuery<StoredRow>;
  lines: CompiledQuery<{ lines: number | null }> | null;
} {
  const summary = summarySql(question, source);
  const types = [
    ...question.keys.map(({ column, data_type }) => ({
      column,
      data_type: column === restLabelKey(question) ? ('text' as const) : data_type,
    })),
    ...question.medidas.map(({ id, funcion, data_type }) => ({
      column: id,
      data_type: measureType(funcion, data_type),
    })),
    ...summaryScopes(question).flatMap((scope) =>
      question.medidas.map(({ id, funcion, data_type }) => ({
        column: totalKey(id, scope),
        data_type: measureType(funcion, data_type),
      })),
    ),
    ...derivedTypes(question),
  ];
  const extremes = (which: 'max' | 'min') =>
    sql<StoredRow>`select ${sql.join(types.map((one) => sql`${extremeOf(one, which)} as ${sql.id(one.column)}`))} from (${summary}) as summary`.compile(
      compiler,
    );
  const { detail } = question;
  return {
    largest: extremes('max'),
    least: extremes('min'),
    lines:
      detail === undefined
        ? null
        : sql<{ lines: number | null }>`select max(found.lines) as lines from (
            select count(*) as lines from (${summary}) as summary group by ${sql.id(detail)}
          ) as found`.compile(compiler),
  };
}

/** Text: the longest value; there is no least text. */
function extremeOf(
  { column, data_type }: Pick<SelectedColumn, 'column' | 'data_type'>,
  which: 'max' | 'min',
): Sql {
  const value = sql.id(column);
  if (isNumericType(data_type) || isDateType(data_type)) return sql`${sql.raw(which)}(${value})`;
  if (data_type === 'boolean') return which === 'max' ? sql`bool_or(${value})` : sql`bool_and(${value})`;
  if (which === 'min') return sql`null`;
  return sql`substr(max((lpad(char_length(${value}::text)::text, 6, '0') || ${value}::text) collate "C"), 7)`;
}

const measureName = (at: number): Sql => sql.id(`m${at}`);

/** Which keys a group leaves open, as `grouping` counts them. */
function maskOf({ keys }: SummaryQuestion, grouped: readonly ColumnKey[]): number {
  return keys.reduce((mask, { column }) => mask * 2 + (grouped.includes(column) ? 0 : 1), 0);
}

function groupingSets(question: SummaryQuestion, scopes: readonly SummaryScope[]): GroupingSet[] {
  const all = question.keys.map(({ column }) => column);
  const sets = [all, ...scopes.map(({ keys }) => keys)].map((keys) => ({
    keys,
    mask: maskOf(question, keys),
  }));
  return sets.filter(({ mask }, at) => sets.findIndex((one) => one.mask === mask) === at);
}

function setOf(sets: readonly GroupingSet[], question: SummaryQuestion, keys: ColumnKey[]): GroupingSet {
  const mask = maskOf(question, keys);
  return sets.find((one) => one.mask === mask) ?? { keys, mask };
}

/** The rows with their keys, and where values are repeated, whether a row is the first with its own in each set. */
function keyed(question: SummaryQuestion, source: Sql, sets: readonly GroupingSet[]): Sql {
  const keys = question.keys.map((column, at) => sql`${keyValue(column, question)} as ${sql.id(`k${at}`)}`);
  const values = question.medidas.map(
    ({ column, data_type }, at) =>
      sql`${data_type === 'text' ? sql`nullif(${sql.id(column)}, '')` : sql.id(column)} as ${sql.id(`v${at}`)}`,
  );
  const ids = question.medidas.flatMap(({ own }, at) =>
    own.map((key, position) => sql`${sql.id(key)} as ${sql.id(`o${at}_${position}`)}`),
  );
  const all = sql`select ${sql.join([...keys, ...values, ...ids, sql`1 as one`])} from (${source}) as source`;
  const rows = firstGroupsSql(question, all);
  const firsts = question.medidas.flatMap((measure, at) =>
    measure.own.length === 0
      ? []
      : sets.map(
          (set, position) =>
            sql`${isFirst(question, measure, at, set.keys)} as ${sql.id(`f${at}_${position}`)}`,
        ),
  );
  return firsts.length === 0 ? rows : sql`select found.*, ${sql.join(firsts)} from (${rows}) as found`;
}

/** Values that are shown alike are one; see `summaryKey`. */
function keyValue(column: SummaryKey, { detail }: SummaryQuestion): Sql {
  const value = sql.id(column.column);
  if (column.column === REST_KEY) return sql`0`;
  if (column.column === detail) return value;
  const decimals = decimalsOf(column);
  if (isNumericType(column.data_type))
    return decimals === null ? value : sql`round(cast(${value} as numeric), ${sql.lit(decimals)})`;
  if (isDateType(column.data_type)) {
    const day = comparedColumn(value, column.data_type);
    const span = daySpanOf(column);
    return span === null ? day : sql`cast(date_trunc(${sql.lit(span)}, cast(${day} as timestamp)) as date)`;
  }
  // Groups are sorted rows: byte by byte that takes half as long, and equal texts are the same ones.
  return isPlainText(column, detail) ? sql`nullif(${value}, '') collate "C"` : value;
}

/** A text that is no page link: its groups are made by its bytes, and its order is the language's. */
const isPlainText = ({ column, data_type }: SummaryKey, detail: ColumnKey | undefined): boolean =>
  data_type === 'text' && column !== detail && column !== REST_KEY;

/** Each group of each set, with its measures as `m0`, `m1`, and `grouped`, which says of which set it is. */
function measured(question: SummaryQuestion, source: Sql, sets: readonly GroupingSet[]): Sql {
  const keys = question.keys.map(({ column }) => keyRef(question)(column));
  const grouped = keys.length === 0 ? sql`0` : sql`grouping(${sql.join(keys)})`;
  const measures = question.medidas.map(
    (measure, at) => sql`${measureSql(measure, at, sets, grouped)} as ${measureName(at)}`,
  );
  const groups = sets.map(({ keys: own }) => sql`(${sql.join(own.map(keyRef(question)))})`);
  return sql`
    select ${sql.join([...keys, ...measures])}${keys.length + measures.length === 0 ? sql`` : sql`, `}${grouped} as grouped
    from (${keyed(question, source, sets)}) as found
    group by grouping sets (${sql.join(groups)}) having count(*) > 0`;
}

function measureSql(measure: AskedMeasure, at: number, sets: readonly GroupingSet[], grouped: Sql): Sql {
  if (measure.own.length === 0) return aggregate(measure, sql.id(`v${at}`), sql``);
  const cases = sets.map(
    ({ mask }, position) =>
      sql`when ${sql.lit(mask)} then ${aggregate(measure, sql.id(`v${at}`), sql` filter (where ${sql.id(`f${at}_${position}`)})`)}`,
  );
  return sql`case ${grouped} ${sql.join(cases, sql` `)} end`;
}
