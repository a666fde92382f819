/**
 * Lets PostgreSQL keep the plans of the statements that come again and again. With row level security, planning a
 * small query takes as long as running it.
 */
import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { deferBegin, type Query } from './defer-begin.ts';

/** A text is worth a place from its third coming on: those written for one report come once. */
const WORTHWHILE = 3;
/** Kept by each connection; the texts of the program are fewer. */
const MAX_STATEMENTS = 500;
/** Counted texts; beyond, counting begins anew. */
const MAX_COUNTED = 5000;

/** Tells which statements of a pool are prepared, and under which name. */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly seen = new Map<string, number>();

  /** @returns the name to prepare `text` under, or undefined to send it as it is. */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    if (this.names.size >= MAX_STATEMENTS) return undefined;
    if (this.seen.size >= MAX_COUNTED) this.seen.clear();
    const times = (this.seen.get(text) ?? 0) + 1;
    this.seen.set(text, times);
    if (times < WORTHWHILE) return undefined;
    const name = `lienzo_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    this.seen.delete(text);
    this.names.set(text, name);
    return name;
  }
}

/**
 * The pool as Kysely takes it: queries with parameters are prepared, a transaction begins with its first statement;
 * cursors and other bare commands pass as they are.
 * @param silence milliseconds after which a server that has not answered a query is gone, and its connection given up.
 */
export function prepareStatements(pool: pg.Pool, silence?: number): PostgresPool {
  const names = new StatementNames();
  const preparing = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    Client: pg.Client,
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = preparing.get(client);
      if (known !== undefined) return known;
      const made = preparingClient(client, names, silence);
      preparing.set(client, made);
      return made;
    },
  };
}

/** What Kysely asks of a client. */
function preparingClient(
  client: pg.PoolClient,
  names: StatementNames,
  silence: number | undefined,
): PostgresPoolClient {
  // `pg` and Kysely each list the forms of `query`; what comes in one of them is passed on in the same one.
  const bare = client.query.bind(client) as Query;
  const send: Query = (...sent) => leaveSilent(client, bare(...sent), silence);
  const query = deferBegin((...sent) => {
    const [text, values] = sent;
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? names.nameOf(text) : undefined;
    return name === undefined ? send(...sent) : send({ name, text, values });
  }) as PostgresPoolClient['query'];
  return { query, release: (destroy) => client.release(destroy) };
}

/** The query fails with its connection, as if the server had closed it. */
function leaveSilent(client: pg.PoolClient, result: unknown, silence: number | undefined): unknown {
  if (silence === undefined || !(result instanceof Promise)) return result;
  const timer = setTimeout(() => endConnection(client), silence);
  return result.finally(() => clearTimeout(timer));
}

/** The types of the driver hide `end` of a client in a pool; with a query on its way it hangs up. */
function endConnection(client: pg.PoolClient): void {
  if ('end' in client && typeof client.end === 'function') void client.end();
}
