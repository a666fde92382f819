/** The parts of a summary's SQL that its groups and its first groups have in common. */
import type { ColumnKey } from '@lienzo/schema/data/column';
import { MEAN_DECIMALS, type SummaryQuestion } from '@lienzo/schema/data/summary';
import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;
type AskedMeasure = SummaryQuestion['medidas'][number];

/** Exact enough for the rounding of a mean. */
const QUOTIENT_DECIMALS = 30;

/** Keys have short names of their own: those of columns are longer than what a name may have together. */
export const keyRef =
  ({ keys }: SummaryQuestion) =>
  (key: ColumnKey): Sql =>
    sql.id(`k${keys.findIndex(({ column }) => column === key)}`);

/** A row without one of the ids counts each time. */
export function isFirst(
  question: SummaryQuestion,
  { own }: AskedMeasure,
  at: number,
  keys: readonly ColumnKey[],
): Sql {
  const ids = own.map((_key, position) => sql.id(`o${at}_${position}`));
  const partition = sql.join([...keys.map(keyRef(question)), ...ids]);
  const missing = sql.join(
    ids.map((id) => sql`${id} is null`),
    sql` or `,
  );
  return sql`(${missing} or row_number() over (partition by ${partition}) = 1)`;
}

/** Without a value a sum is null, not 0. @param filter of the rows, and of the window where it is one. */
export function aggregate({ funcion }: AskedMeasure, value: Sql, filter: Sql): Sql {
  switch (funcion) {
    case 'suma':
      return sql`sum(cast(${value} as numeric))${filter}`;
    case 'promedio':
      return sql`round(round(sum(cast(${value} as numeric))${filter}, ${sql.lit(QUOTIENT_DECIMALS)}) / nullif(count(${value})${filter}, 0), ${sql.lit(MEAN_DECIMALS)})`;
    case 'minimo':
      return sql`min(${value})${filter}`;
    case 'maximo':
      return sql`max(${value})${filter}`;
    case 'cuenta':
      return sql`cast(count(${value})${filter} as integer)`;
    case 'distintos':
      return sql`cast(count(distinct ${value})${filter} as integer)`;
  }
}
