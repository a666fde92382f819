import type { ColumnDataType, ColumnKey } from '@lienzo/schema/data/column';
import { isNumericType } from '@lienzo/schema/data/column';
import { tableOf } from '@lienzo/schema/report/query-columns';
import type { ColumnValues } from '@lienzo/schema/reports/report-filter-endpoints';
import { foldText } from '@lienzo/schema/text/fold-text';
import { type RawBuilder, sql } from 'kysely';
import { foldedColumn } from '../../../platform/database/folded-text.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { comparedColumn, isEmpty } from './filter-expression.ts';

/**
 * The distinct values of a column as `valor` of 'está en' has them, empty ones first, then in their own order, each
 * with the number of records of its table.
 * @param column of the catalogue, of this type.
 */
export async function readColumnValues(
  trx: TenantTransaction,
  { column, type }: { column: ColumnKey; type: ColumnDataType },
  { organizationId, search, limit }: { organizationId: string; search: string; limit: number },
): Promise<ColumnValues> {
  const table = tableOf(column);
  const reference = sql.ref(column);
  const { rows } = await sql<{ valor: string; count: number }>`
    select valor, count(*)::integer as count
    from (
      select ${writtenValue(reference, type)} as valor, ${comparedColumn(reference, type)} as compared
      from ${sql.table(table)}
      where ${sql.ref(`${table}.organization_id`)} = ${organizationId}
    ) as found
    ${searchCondition(type, search)}
    group by valor
    order by valor <> '', min(compared), valor
    limit ${sql.lit(limit + 1)}
  `.execute(trx);
  return { values: rows.slice(0, limit), more: rows.length > limit };
}

/** The value as text: numbers without zeros at their end, instants as their day, empty values as ''. */
export function writtenValue(column: RawBuilder<unknown>, type: ColumnDataType): RawBuilder<string> {
  const compared = comparedColumn(column, type);
  const written = isNumericType(type)
    ? sql`trim_scale(cast(${compared} as numeric))::text`
    : sql`${compared}::text`;
  return sql`case when ${isEmpty(column, type)} then '' else ${written} end`;
}

function searchCondition(type: ColumnDataType, search: string): RawBuilder<unknown> {
  const requested = foldText(search.trim());
  if (requested === '') return sql``;
  const valor = sql`found.valor`;
  return sql`where position(${requested} in ${type === 'text' ? foldedColumn(valor) : valor}) > 0`;
}
