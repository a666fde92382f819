import { rowCompleter } from '@lienzo/schema/data/additional-column';
import type { ItemRows, RowsQuery } from '@lienzo/schema/reports/report-data-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildRowsQuery } from '../queries/build-rows-query.ts';
import { rowOf } from '../queries/row-of.ts';

/**
 * The first rows of an item, including additional columns, and whether there are more.
 * @param options.today the date of `hoy`, `YYYY-MM-DD`.
 */
export async function readFirstRows(
  trx: TenantTransaction,
  query: RowsQuery,
  options: { organizationId: string; limit: number; today: string },
): Promise<ItemRows> {
  const queries = buildRowsQuery(query, { ...options, limit: options.limit + 1 });
  if (queries === null) return { rows: [], more: false };
  const { rows } = await trx.executeQuery(queries.rows);
  const complete = rowCompleter(query, options.today);
  return {
    rows: rows.slice(0, options.limit).map((stored) => complete(rowOf(stored))),
    more: rows.length > options.limit,
  };
}
