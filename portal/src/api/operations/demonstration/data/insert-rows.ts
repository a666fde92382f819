import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type ColumnType = 'integer' | 'bigint' | 'numeric' | 'text' | 'uuid' | 'date' | 'timestamptz';
type Value = string | number | null;

/** Rows sent as one array per column (`unnest`), the fastest insertion that row level security allows. */
export type RowBatch = {
  table: string;
  /** Columns with the same value in every row: tenant and client. */
  same: Record<string, string>;
  columns: Record<string, ColumnType>;
  rows: Value[][];
};

/** Rows per statement; more would only use memory. */
const ROWS_PER_STATEMENT = 10_000;

/** Inserts the rows, whose values are in the order of `columns`. */
export async function insertRows(trx: TenantTransaction, batch: RowBatch): Promise<void> {
  for (const rows of slices(batch.rows)) await insertion(batch, rows).execute(trx);
}

function* slices(rows: Value[][]): Generator<Value[][]> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT)
    yield rows.slice(from, from + ROWS_PER_STATEMENT);
}

function insertion({ table, same, columns }: RowBatch, rows: Value[][]) {
  const names = sql.join([...Object.keys(same), ...Object.keys(columns)].map((name) => sql.ref(name)));
  const constants = Object.values(same).map((value) => sql`${value}::uuid`);
  const arrays = Object.values(columns).map(
    (type, at) => sql`${rows.map((row) => row[at] ?? null)}::${sql.raw(type)}[]`,
  );
  const selected = sql.join([...constants, sql.raw('given.*')]);
  return sql`
    insert into ${sql.table(table)} (${names}) select ${selected} from unnest(${sql.join(arrays)}) as given
  `;
}
