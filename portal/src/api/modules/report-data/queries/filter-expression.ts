/** A report's filter as a parameterised SQL condition; `meetsCondition` of the schema finds the same values. */
import type { ColumnDataType } from '@lienzo/schema/data/column';
import type { FilterCondition } from '@lienzo/schema/data/filter-condition';
import { readValues } from '@lienzo/schema/data/filter-values';
import { foldText } from '@lienzo/schema/text/fold-text';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldedColumn, trimmedColumn } from '../../../platform/database/folded-text.ts';

/** The bureau's time zone, for the date of an instant. */
const CLOCK = 'America/Mexico_City';

type Values = { first: RawBuilder<unknown>; second: RawBuilder<unknown> };

/**
 * @param column a reference built from the catalogue.
 * @param type its type in the catalogue.
 * @param valor validated by `valuesProblem`; always passed as parameters.
 * @param typed of a list: its values were typed, not picked from the column.
 */
export function filterExpression(
  column: RawBuilder<unknown>,
  type: ColumnDataType,
  condition: FilterCondition,
  valor: string,
  typed = false,
): RawBuilder<SqlBool> {
  const values = readValues(condition, valor);
  switch (condition) {
    case 'está vacío':
      return isEmpty(column, type);
    case 'no está vacío':
      return sql`not ${isEmpty(column, type)}`;
    case 'está en':
      return typed && type === 'text' ? isTyped(column, values) : isListed(column, type, values);
  }
  const [first = '', second = ''] = values;
  if (type === 'text') return textExpression(column, condition, first);
  const compared = comparedColumn(column, type);
  const cast = castOf(type, values);
  return orderExpression(compared, condition, {
    first: sql`cast(${first} as ${cast})`,
    second: sql`cast(${second} as ${cast})`,
  });
}

/** A column as it is compared: that of an instant is its day on the bureau's clock. */
export const comparedColumn = (column: RawBuilder<unknown>, type: ColumnDataType): RawBuilder<unknown> =>
  type === 'timestamp' ? sql`cast(${column} at time zone ${sql.lit(CLOCK)} as date)` : column;

/** Whole numbers of a bigint, as `PLAIN_NUMBER` bounds them. */
const WHOLE = /^-?\d{1,15}$/;

/**
 * The type of the values that a column is compared with. Whole numbers stay whole: compared as decimals, a column is
 * converted, and neither its index nor what PostgreSQL knows of its values is used.
 */
function castOf(type: ColumnDataType, values: readonly string[]): RawBuilder<unknown> {
  switch (type) {
    case 'integer':
    case 'bigint':
      return values.every((value) => WHOLE.test(value)) ? sql`bigint` : sql`numeric`;
    case 'numeric':
      return sql`numeric`;
    case 'date':
    case 'timestamp':
      return sql`date`;
    case 'boolean':
      return sql`boolean`;
    case 'text':
      return sql`text`;
    case 'empty':
      throw new Error('a blank column has no values');
  }
}

/** Texts that are only spaces look empty and count as empty. */
export const isEmpty = (column: RawBuilder<unknown>, type: ColumnDataType): RawBuilder<SqlBool> =>
  type === 'text' ? sql`(coalesce(${trimmedColumn(column)}, '') = '')` : sql`(${column} is null)`;

/** Listed values were picked from the data: texts are compared as they are. */
function isListed(column: RawBuilder<unknown>, type: ColumnDataType, values: string[]): RawBuilder<SqlBool> {
  const compared = comparedColumn(column, type);
  const given = values.filter((value) => value !== '');
  const cast = castOf(type, given);
  const listed = sql<SqlBool>`${compared} = any (cast(${given} as ${cast}[]))`;
  return given.length === values.length ? listed : sql`(${listed} or ${isEmpty(column, type)})`;
}

/** Texts that were typed are compared as by 'es exactamente'. */
function isTyped(column: RawBuilder<unknown>, values: string[]): RawBuilder<SqlBool> {
  const conditions = values.flatMap((value) => {
    if (value === '') return [isEmpty(column, 'text')];
    return value.trim() === '' ? [] : [textExpression(column, 'es exactamente', value.trim())];
  });
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

function textExpression(
  column: RawBuilder<unknown>,
  condition: FilterCondition,
  given: string,
): RawBuilder<SqlBool> {
  const folded = foldText(given);
  // An apostrophe alone is looked for as it stands: folded, it would be in every text.
  const [wanted, fold] = folded === '' ? [given, sameColumn] : [folded, foldedColumn];
  const trimmed = fold(trimmedColumn(column));
  switch (condition) {
    case 'contiene':
      return sql`position(${wanted} in ${fold(column)}) > 0`;
    case 'empieza con':
      return sql`starts_with(${trimmed}, ${wanted})`;
    case 'es exactamente':
      return sql`${trimmed} = ${wanted}`;
    case 'distinto de':
      return sql`(${trimmed} is distinct from ${wanted})`;
    default:
      throw new Error(`condition ${condition} on a column of text`);
  }
}

const sameColumn = (column: RawBuilder<unknown>): RawBuilder<string> => sql`${column}`;

function orderExpression(
  column: RawBuilder<unknown>,
  condition: FilterCondition,
  { first, second }: Values,
): RawBuilder<SqlBool> {
  switch (condition) {
    case 'mayor que':
      return sql`${column} > ${first}`;
    case 'menor que':
      return sql`${column} < ${first}`;
    case 'igual a':
      return sql`${column} = ${first}`;
    case 'distinto de':
      return sql`(${column} is distinct from ${first})`;
    case 'mayor o igual que':
      return sql`${column} >= ${first}`;
    case 'menor o igual que':
      return sql`${column} <= ${first}`;
    case 'entre':
      return sql`${column} between ${first} and ${second}`;
    default:
      throw new Error(`condition ${condition} on a column of numbers or dates`);
  }
}
