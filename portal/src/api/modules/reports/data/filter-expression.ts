/** A report's filter as a parameterised SQL condition. */
import type { ColumnDataType } from '@lienzo/schema/data/column';
import type { FilterCondition } from '@lienzo/schema/data/filter';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldedColumn, foldText } from './fold-text.ts';

/** The bureau's time zone, for the date of an instant. */
const CLOCK = 'America/Mexico_City';

const COMPARISONS = {
  'mayor que': sql`>`,
  'menor que': sql`<`,
  'igual a': sql`=`,
} satisfies Record<Exclude<FilterCondition, 'contiene'>, RawBuilder<unknown>>;

/**
 * @param column a reference built from the catalogue.
 * @param type its type in the catalogue.
 * @param valor validated by `filterValueProblem`; always passed as a parameter.
 */
export function filterExpression(
  column: RawBuilder<unknown>,
  type: ColumnDataType,
  condition: FilterCondition,
  valor: string,
): RawBuilder<SqlBool> {
  const value = valor.trim();
  if (condition === 'contiene') return sql`position(${foldText(value)} in ${foldedColumn(column)}) > 0`;
  const comparison = COMPARISONS[condition];
  switch (type) {
    case 'integer':
    case 'bigint':
    case 'numeric':
      return sql`${column} ${comparison} cast(${value} as numeric)`;
    case 'date':
      return sql`${column} ${comparison} cast(${value} as date)`;
    case 'timestamp':
      return sql`cast(${column} at time zone ${sql.lit(CLOCK)} as date) ${comparison} cast(${value} as date)`;
    case 'boolean':
      return sql`${column} ${comparison} cast(${value} as boolean)`;
    case 'text':
    case 'empty':
      throw new Error(`condition ${condition} on a column of type ${type}`);
  }
}
