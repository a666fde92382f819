/** The SQL of columns that are derived of a summary's measures, over the rows of the summary. */
import type { ColumnDataType, ColumnKey } from '@lienzo/schema/data/column';
import { baseKey, derivedType } from '@lienzo/schema/data/derived-measure';
import {
  type DerivedMeasure,
  MEAN_DECIMALS,
  measureType,
  REST_KEY,
  type SummaryQuestion,
  summaryScopes,
  totalKey,
} from '@lienzo/schema/data/summary';
import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** Exact enough for the rounding of a percentage. */
const QUOTIENT_DECIMALS = 30;

/** Columns for a selection from the rows of the summary, those of their totals included. */
export const derivedSql = (question: SummaryQuestion): Sql[] =>
  question.derivadas.flatMap((one) => [
    sql`${derivedValue(question, one)} as ${sql.id(one.id)}`,
    ...totalsOf(question, one),
  ]);

/** The types of these columns. */
export const derivedTypes = (question: SummaryQuestion): { column: ColumnKey; data_type: ColumnDataType }[] =>
  question.derivadas.flatMap(({ id, medida, funcion }) => {
    const source = question.medidas.find((one) => one.id === medida);
    const type = source === undefined ? 'numeric' : measureType(source.funcion, source.data_type);
    const totals =
      funcion === 'porcentaje' ? summaryScopes(question).map((scope) => totalKey(id, scope)) : [];
    return [id, ...totals].map((column) => ({ column, data_type: derivedType(funcion, type) }));
  });

/** The order of the rows of a summary, by its columns themselves and not as they are shown. */
export function summaryOrder({ order }: SummaryQuestion): Sql {
  if (order.length === 0) return sql``;
  const by = order.map(({ column, direction }) =>
    direction === 'asc'
      ? sql`summary.${sql.id(column)} asc nulls last`
      : sql`summary.${sql.id(column)} desc nulls last`,
  );
  return sql`order by ${sql.join(by)}`;
}

function derivedValue(question: SummaryQuestion, { medida, funcion }: DerivedMeasure): Sql {
  const value = sql.id(medida);
  const { detail, path } = question;
  const page = detail === undefined ? [] : [sql.id(detail)];
  switch (funcion) {
    case 'porcentaje':
      return percentage(value, sql.id(baseKey(medida, question)));
    case 'acumulado':
      return sql`sum(${value}) over (${partition([...page, ...path.map((key) => sql.id(key))])} ${summaryOrder(question)} rows unbounded preceding)`;
    case 'posicion':
      return ranked(question, value, page);
  }
}

/** The groups that are joined have no place among the others. */
function ranked({ primeros }: SummaryQuestion, value: Sql, page: readonly Sql[]): Sql {
  const rest = sql.id(REST_KEY);
  const own = primeros === undefined ? [] : [sql`(${rest} > 0)`];
  const isPlaced = primeros === undefined ? sql`` : sql` and ${rest} = 0`;
  return sql`case when ${value} is not null${isPlaced} then cast(rank() over (${partition([...page, ...own])} order by ${value} desc nulls last) as integer) end`;
}

const partition = (keys: readonly Sql[]): Sql =>
  keys.length === 0 ? sql`` : sql`partition by ${sql.join(keys)}`;

const totalsOf = (question: SummaryQuestion, { id, medida, funcion }: DerivedMeasure): Sql[] =>
  funcion === 'porcentaje'
    ? summaryScopes(question).map((scope) => {
        const whole = totalKey(medida, { level: 0, ofDetail: scope.ofDetail });
        return sql`${percentage(sql.id(totalKey(medida, scope)), sql.id(whole))} as ${sql.id(totalKey(id, scope))}`;
      })
    : [];

/** null where there is nothing to be a part of. */
const percentage = (part: Sql, whole: Sql): Sql =>
  sql`round(round(cast(${part} as numeric) * 100, ${sql.lit(QUOTIENT_DECIMALS)}) / nullif(${whole}, 0), ${sql.lit(MEAN_DECIMALS)})`;
