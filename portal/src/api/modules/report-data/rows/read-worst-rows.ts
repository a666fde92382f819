import { rowCompleter } from '@lienzo/schema/data/additional-column';
import type { RowsQuery, WorstRows } from '@lienzo/schema/reports/report-data-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildWorstQueries } from '../queries/build-rows-query.ts';
import { rowOf } from '../queries/row-of.ts';

/**
 * The extreme values of an item's columns; additional columns are computed from them.
 * @param options.today the date of `hoy`, `YYYY-MM-DD`.
 */
export async function readWorstRows(
  trx: TenantTransaction,
  query: RowsQuery,
  options: { organizationId: string; today: string },
): Promise<WorstRows> {
  const queries = buildWorstQueries(query, options.organizationId);
  if (queries === null) return { largest: {}, least: {}, lines: null };
  const largest = await trx.executeQuery(queries.largest);
  const least = await trx.executeQuery(queries.least);
  const lines = queries.lines === null ? null : await trx.executeQuery(queries.lines);
  const completeRow = rowCompleter(query, options.today);
  const complete = (stored: Record<string, unknown> | undefined) => completeRow(rowOf(stored ?? {}));
  return {
    largest: complete(largest.rows[0]),
    least: complete(least.rows[0]),
    lines: lines === null ? null : Number(lines.rows[0]?.lines ?? 0),
  };
}
