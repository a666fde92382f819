import type { ItemRows, RowsQuery } from '@lienzo/schema/reports/report-data-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildRowsQuery, rowOf } from '../../report-data/report-data.ts';

/**
 * The first rows of an item with its additional columns as SQL computes them: files are compared with these, because what
 * `rowCompleter` gives is what the files are made of.
 * @param options.today the date of `hoy`, `YYYY-MM-DD`.
 */
export async function readComputedRows(
  trx: TenantTransaction,
  query: RowsQuery,
  { organizationId, limit, today }: { organizationId: string; limit: number; today: string },
): Promise<ItemRows> {
  const queries = buildRowsQuery(query, { organizationId, limit: limit + 1, reckoned: today });
  if (queries === null) return { rows: [], more: false };
  const { rows } = await trx.executeQuery(queries.rows);
  return { rows: rows.slice(0, limit).map(rowOf), more: rows.length > limit };
}
