/** Reads an item's rows: some at once, or all through a cursor. */
import type { ItemRows, RowsQuery } from '@lienzo/schema/api/report-endpoints';
import { withAdditional } from '@lienzo/schema/data/additional-column';
import type { Cell, ColumnKey, Row } from '@lienzo/schema/data/column';
import { sql } from 'kysely';
import type { TenantTransaction } from '../database/in-tenant.ts';
import { buildRowsQuery } from './build-rows-query.ts';

/** Rows fetched at a time from the cursor. */
const CHUNK = 500;

/** Ends a statement of this transaction after so long; the answer is then `query_timeout`. */
export async function limitStatements(trx: TenantTransaction, milliseconds: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(trx);
}

/**
 * The first rows, additional columns included.
 * @param today the day that `hoy` stands for.
 */
export async function readFirstRows(
  trx: TenantTransaction,
  query: RowsQuery,
  options: { organizationId: string; limit: number; today: string },
): Promise<ItemRows> {
  const queries = buildRowsQuery(query, { ...options, limit: options.limit + 1 });
  if (queries === null) return { rows: [], more: false };
  const { rows } = await trx.executeQuery(queries.rows);
  return {
    rows: rows
      .slice(0, options.limit)
      .map((stored) => withAdditional(query.additional_columns, rowOf(stored), options.today)),
    more: rows.length > options.limit,
  };
}

/** How many rows there are in all. */
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

/** Every row, one at a time, never more than a few hundred in memory; whoever stops early closes the cursor. */
export async function* streamRows(
  trx: TenantTransaction,
  query: RowsQuery,
  options: { organizationId: string },
): AsyncGenerator<Row> {
  const queries = buildRowsQuery(query, options);
  if (queries === null) return;
  for await (const chunk of trx.getExecutor().stream(queries.rows, CHUNK))
    for (const stored of chunk.rows) yield rowOf(stored);
}

function rowOf(stored: Record<string, unknown>): Row {
  const row: Record<ColumnKey, Cell> = {};
  for (const [key, value] of Object.entries(stored)) row[key] = cellOf(value);
  return row;
}

/** The driver gives dates, instants and decimals as text already (`column-parsers.ts`). */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new Error(`a column gave a value of type ${typeof value}`);
}
