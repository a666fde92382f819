import type { RowsQuery } from '@lienzo/schema/api/report-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildRowsQuery } from './build-rows-query.ts';

/** How many rows an item has in all. */
export async function countRows(
  trx: TenantTransaction,
  query: RowsQuery,
  organizationId: string,
): Promise<number> {
  const queries = buildRowsQuery(query, { organizationId });
  if (queries === null) return 0;
  const { rows } = await trx.executeQuery(queries.count);
  return Number(rows[0]?.count ?? 0);
}
