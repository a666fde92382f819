/** A formula of a computed column as an SQL expression. */
import { catalogColumn } from '@lienzo/schema/data/catalog';
import type { ColumnKey } from '@lienzo/schema/data/column';
import type { CompiledFormula } from '@lienzo/schema/formula/compile-formula';
import { resultSql } from '@lienzo/schema/formula/formula-backends';
import type { SqlChunk } from '@lienzo/schema/formula/formula-sql';
import { FIRST_DAY, LAST_DAY, MAX_TEXT } from '@lienzo/schema/formula/formula-value';
import { type RawBuilder, sql } from 'kysely';
import { comparedColumn } from './filter-expression.ts';

type Expression = RawBuilder<unknown>;

/**
 * @param reference of a column of a table, or the expression of another computed column.
 * @param today the day of HOY, `YYYY-MM-DD`.
 * @returns null where the formula has no result; no row makes it fail.
 */
export function formulaExpression(
  { node }: CompiledFormula,
  reference: (key: ColumnKey) => Expression,
  today: string,
): Expression {
  const chunks = resultSql(node, today).map((chunk) => chunkExpression(chunk, reference));
  return sql`(${sql.join(chunks, sql``)})`;
}

function chunkExpression(fragment: SqlChunk, reference: (key: ColumnKey) => Expression): Expression {
  switch (fragment.kind) {
    case 'text':
      // Text of the language's own: names, values and columns are pieces of their own.
      return sql.raw(fragment.text);
    case 'value':
      return sql`${fragment.value}`;
    case 'column':
      return operand(fragment.key, reference(fragment.key));
  }
}

/** A column in the type that formulas know it by: texts are never null, days lie within those that formulas know. */
function operand(key: ColumnKey, column: Expression): Expression {
  const type = catalogColumn(key)?.data_type;
  // Computed columns have their values already as formulas know them.
  if (type === undefined) return column;
  switch (type) {
    case 'integer':
    case 'bigint':
    case 'numeric':
      return sql`cast(${column} as numeric)`;
    case 'date':
    case 'timestamp': {
      const day = sql`cast(${comparedColumn(column, type)} as date)`;
      return sql`(case when ${day} between cast(${FIRST_DAY} as date) and cast(${LAST_DAY} as date) then ${day} end)`;
    }
    case 'boolean':
      return column;
    case 'text':
    case 'empty':
      return sql`left(coalesce(cast(${column} as text), ''), ${sql.lit(MAX_TEXT)})`;
  }
}
