/** The pool that the API works with. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { columnParsers } from './column-parsers.ts';
import type { Database } from './database-types.ts';
import { prepareStatements } from './prepare-statements.ts';

export type OpenDatabase = {
  db: Kysely<Database>;
  pool: pg.Pool;
  /** Waits for running queries and ends every connection. */
  close(): Promise<void>;
};

export type OpenOptions = {
  /** Most connections at once. */
  poolSize?: number;
  /** Milliseconds that a query waits for a connection. */
  connectionTimeout?: number;
  /** Milliseconds after which the server ends a statement. */
  statementTimeout?: number;
  /** Told when a connection breaks, in use or not; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
};

/**
 * Opens a database that `prepareDatabase` has made ready. Every query on a tenant's table belongs in `inTenant`;
 * outside of it row level security shows no row. Streams with `.stream()` through a cursor.
 * @param url the `appUrl` of `prepareDatabase`; nothing is connected before the first query.
 */
export function openDatabase(url: string, options: OpenOptions = {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'lienzo',
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectionTimeout ?? 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeout ?? 60_000,
    idle_in_transaction_session_timeout: 120_000,
    types: columnParsers,
  });
  // Without a listener, a server that restarts would end this process. The pool listens to connections that nobody
  // uses, and takes its listener away from one that is given out.
  pool.on('connect', (client) => client.on('error', (error) => options.onConnectionLost?.(error)));
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: prepareStatements(pool), cursor: Cursor }),
  });
  return { db, pool, close: () => db.destroy() };
}
