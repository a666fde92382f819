import type { Row } from '@lienzo/schema/data/column';
import type { RowsQuery } from '@lienzo/schema/reports/report-data-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildRowsQuery } from '../queries/build-rows-query.ts';
import { rowOf } from '../queries/row-of.ts';

/** Rows per fetch of the cursor. */
const CHUNK = 500;

/**
 * Every row of an item, streamed with at most a few hundred in memory; stopping early closes the cursor. Additional
 * columns are computed by the drawing.
 */
export async function* streamRows(
  trx: TenantTransaction,
  query: RowsQuery,
  options: { organizationId: string; today?: string },
): AsyncGenerator<Row> {
  const queries = buildRowsQuery(query, options);
  if (queries === null) return;
  for await (const chunk of trx.getExecutor().stream(queries.rows, CHUNK))
    for (const stored of chunk.rows) yield rowOf(stored);
}
