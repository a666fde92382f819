/** What becomes of queries when the database's server accepts them and does not answer. */
import { createTestDatabase } from '@lienzo/tests/database/create-test-database';
import { type HoldingProxy, startHoldingProxy } from '@lienzo/tests/network/holding-proxy';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectClient } from './connect-client.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: HoldingProxy;
let open: OpenDatabase;
let url = '';
beforeAll(async () => {
  database = await createTestDatabase();
  const { host, port } = new pg.Client({ connectionString: database.ownerUrl });
  proxy = await startHoldingProxy(
    host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
  );
  const through = new URLSearchParams({ host: '127.0.0.1', port: String(proxy.port) });
  url = `${database.ownerUrl}${database.ownerUrl.includes('?') ? '&' : '?'}${through}`;
});
afterAll(async () => {
  await proxy?.close();
  await database?.drop();
});
beforeEach(() => {
  open = openDatabase(url, { poolSize: 1, connectionTimeout: 100, silence: 100 });
});
afterEach(async () => {
  proxy.release();
  await open.close();
});

const one = async (): Promise<unknown> => {
  const { rows } = await sql`select 1 as one`.execute(open.db);
  return rows;
};
const errorOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('a query fails as when the connection breaks, and the next one has another connection', async () => {
  // A busy machine may need more than one try for a connection within its limit.
  await expect.poll(one).toEqual([{ one: 1 }]);
  proxy.hold();
  expect(isDatabaseUnavailable(await errorOf(one()))).toBe(true);
  proxy.release();
  await expect.poll(one).toEqual([{ one: 1 }]);
});

it('a transaction fails, and does not keep its connection', async () => {
  const failed = open.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    proxy.hold();
    await sql`select 2`.execute(trx);
  });
  expect(isDatabaseUnavailable(await errorOf(failed))).toBe(true);
  proxy.release();
  await expect.poll(one).toEqual([{ one: 1 }]);
});

it('nothing waits for a connection that does not come about', async () => {
  proxy.hold();
  expect(isDatabaseUnavailable(await errorOf(one()))).toBe(true);
  const client = connectClient({ connectionString: url, connectionTimeoutMillis: 100 });
  expect(isDatabaseUnavailable(await errorOf(client))).toBe(true);
});
