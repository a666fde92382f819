/**
 * Measures in two steps. PostgreSQL counts different values by sorting all rows, once for each set of groups: a million
 * concepts of receipts take ten seconds. First the rows of each group that have the same value become one, by hashing, with
 * parts of the other measures; of these, which are few, the sets are made.
 */
import { MEAN_DECIMALS, type SummaryQuestion } from '@lienzo/schema/data/summary';
import { type RawBuilder, sql } from 'kysely';
import { keyRef, QUOTIENT_DECIMALS } from './summary-measures.ts';

type Sql = RawBuilder<unknown>;
type AskedMeasure = SummaryQuestion['medidas'][number];

/** Whether different values are counted, and every measure can be put together from parts: no row repeats a value. */
export const countsDistinct = ({ medidas }: SummaryQuestion): boolean =>
  medidas.some(({ funcion }) => funcion === 'distintos') && medidas.every(({ own }) => own.length === 0);

const value = (at: number): Sql => sql.id(`v${at}`);
/** How many values a part of a mean has. */
const count = (at: number): Sql => sql.id(`c${at}`);

/** @param rows with keys `k0` and values `v0`. @returns rows of the same names, whose values are parts. */
export function partialRows(question: SummaryQuestion, rows: Sql): Sql {
  const { keys, medidas } = question;
  const distinct = medidas.flatMap(({ funcion }, at) => (funcion === 'distintos' ? [value(at)] : []));
  const groups = [...keys.map(({ column }) => keyRef(question)(column)), ...distinct];
  const parts = medidas.flatMap((measure, at) => partsOf(measure, at));
  return sql`select ${sql.join([...groups, ...parts])} from (${rows}) as single_rows group by ${sql.join(groups)}`;
}

function partsOf({ funcion }: AskedMeasure, at: number): Sql[] {
  const sum = sql`sum(cast(${value(at)} as numeric)) as ${value(at)}`;
  switch (funcion) {
    case 'suma':
      return [sum];
    case 'promedio':
      return [sum, sql`count(${value(at)}) as ${count(at)}`];
    case 'minimo':
      return [sql`min(${value(at)}) as ${value(at)}`];
    case 'maximo':
      return [sql`max(${value(at)}) as ${value(at)}`];
    case 'cuenta':
      return [sql`count(${value(at)}) as ${value(at)}`];
    case 'distintos':
      return [];
  }
}

/** A measure of a group from its parts; as `aggregate` gives it of rows. */
export function combinedParts({ funcion }: AskedMeasure, at: number): Sql {
  switch (funcion) {
    case 'suma':
      return sql`sum(${value(at)})`;
    case 'promedio':
      return sql`round(round(sum(${value(at)}), ${sql.lit(QUOTIENT_DECIMALS)}) / nullif(sum(${count(at)}), 0), ${sql.lit(MEAN_DECIMALS)})`;
    case 'minimo':
      return sql`min(${value(at)})`;
    case 'maximo':
      return sql`max(${value(at)})`;
    case 'cuenta':
      return sql`cast(sum(${value(at)}) as integer)`;
    case 'distintos':
      return sql`cast(count(distinct ${value(at)}) as integer)`;
  }
}
