/** The API's connection pool. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { CALL_LIMITS, SERVER_GONE } from '../call-limits.ts';
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
  /** Maximum number of connections. */
  poolSize?: number;
  /** Milliseconds that a query waits for a connection. */
  connectionTimeout?: number;
  /** The server's statement timeout, in milliseconds. */
  statementTimeout?: number;
  /** Milliseconds after which a server that has not answered a query is gone. */
  silence?: number;
  /** Receives the error when a connection breaks; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
};

/**
 * Opens a database that `prepareDatabase` has prepared. Every query on a tenant's table belongs in `inTenant`; outside
 * of it row level security hides every row. `.stream()` uses a cursor.
 * @param url the `appUrl` of `prepareDatabase`; connections are opened on demand.
 */
export function openDatabase(url: string, options: OpenOptions = {}): OpenDatabase {
  const { statementTimeout = CALL_LIMITS.database.silence } = options;
  // Without a time limit of its own a statement may take any time.
  const { silence = statementTimeout === 0 ? undefined : statementTimeout + SERVER_GONE } = options;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'lienzo',
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectionTimeout ?? CALL_LIMITS.database.connect,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 120_000,
    types: columnParsers,
  });
  // Without a listener, a server restart would end this process. The pool listens to errors of idle connections only,
  // and removes its listener from a connection in use.
  pool.on('connect', (client) => client.on('error', (error) => options.onConnectionLost?.(error)));
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: prepareStatements(pool, silence), cursor: Cursor }),
  });
  return { db, pool, close: () => db.destroy() };
}
