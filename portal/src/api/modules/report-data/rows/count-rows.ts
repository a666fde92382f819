import type { RowsQuery } from '@lienzo/schema/reports/report-data-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildRowsQuery } from '../queries/build-rows-query.ts';

/** The total number of rows of an item. */
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
