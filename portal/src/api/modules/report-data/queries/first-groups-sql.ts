/** The SQL of the first groups of a summary, and of the others as one. */
import type { ColumnKey } from '@lienzo/schema/data/column';
import { isNumericType } from '@lienzo/schema/data/column';
import { ownGroupKeys, restLabelKey } from '@lienzo/schema/data/first-groups';
import { REST_KEY, type SummaryQuestion } from '@lienzo/schema/data/summary';
import { type RawBuilder, sql } from 'kysely';
import { aggregate, isFirst, keyRef } from './summary-measures.ts';

type Sql = RawBuilder<unknown>;

/**
 * Rows whose keys are those of the first groups, or of none.
 * @param rows with keys `k0`, values `v0` and the ids of repeated values.
 */
export function firstGroupsSql(question: SummaryQuestion, rows: Sql): Sql {
  const { primeros, medidas, path, detail } = question;
  const at = medidas.findIndex(({ id }) => id === primeros?.medida);
  const measure = medidas[at];
  if (primeros === undefined || measure === undefined) return rows;
  const ref = keyRef(question);
  const own = ownGroupKeys(question);
  const outer = [...new Set([...(detail === undefined ? [] : [detail]), ...path])];
  const all = [...outer, ...own];
  const first = measure.own.length === 0 ? sql`true` : isFirst(question, measure, at, all);
  const value = aggregate(
    measure,
    sql.id(`v${at}`),
    sql` filter (where ranked_first) over (${partition(all.map(ref))})`,
  );
  const order = sql.join([
    sql`ranked desc nulls last`,
    ...own.map((key) => sql`${writtenKey(question, key)} collate "C" nulls last`),
  ]);
  const parts = partition(outer.map(ref));
  const n = sql.lit(primeros.n);
  const keys = question.keys.map(({ column }) => {
    const key = ref(column);
    if (column === REST_KEY)
      return sql`case when place > ${n} then cast(max(place) over (${parts}) - ${n} as integer) else 0 end as ${key}`;
    return own.includes(column) ? sql`case when place <= ${n} then ${key} end as ${key}` : key;
  });
  const others = medidas.flatMap((one, position) => [
    sql.id(`v${position}`),
    ...one.own.map((_key, target) => sql.id(`o${position}_${target}`)),
  ]);
  return sql`
    select ${sql.join([...keys, ...others])} from (
      select ranked_rows.*, dense_rank() over (${parts} order by ${order}) as place from (
        select first_rows.*, ${value} as ranked from (
          select keyed_rows.*, ${first} as ranked_first from (${rows}) as keyed_rows
        ) as first_rows
      ) as ranked_rows
    ) as placed_rows`;
}

const partition = (keys: readonly Sql[]): Sql =>
  keys.length === 0 ? sql`` : sql`partition by ${sql.join(keys)}`;

/** As the evaluation writes a key. */
function writtenKey(question: SummaryQuestion, key: ColumnKey): Sql {
  const type = question.keys.find(({ column }) => column === key)?.data_type ?? 'text';
  const ref = keyRef(question)(key);
  return isNumericType(type) ? sql`trim_scale(cast(${ref} as numeric))::text` : sql`${ref}::text`;
}

/** A key of a row as it is shown: the joined groups have a name. */
export function shownKeySql(question: SummaryQuestion, key: ColumnKey): Sql {
  const column = sql.id(key);
  if (key !== restLabelKey(question)) return column;
  const type = question.keys.find((one) => one.column === key)?.data_type;
  const value =
    type === 'boolean'
      ? sql`case ${column} when true then 'Sí' when false then 'No' end`
      : sql`${column}::text`;
  const rest = sql.id(REST_KEY);
  return sql`case when ${rest} > 0 then 'Otros (' || ${rest} || ')' else ${value} end as ${column}`;
}
