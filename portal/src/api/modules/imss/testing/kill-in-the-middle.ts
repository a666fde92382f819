/** A real process that works on the requests of the IMSS side and is killed where a table stops it. */
import { existsSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPortal } from '@lienzo/tests/portal/start-portal';
import { sql } from 'kysely';
import { inject } from 'vitest';
import type { TestPortal } from '../../../testing/start-test-portal.ts';

/** Milliseconds between two looks at what waits. */
const POLL_MS = 20;
const TIMEOUT_MS = 60_000;

/**
 * Starts a portal over the same rows and files, lets it work until it waits to write into `table`, and kills it there.
 * What it left in the queue is free at once.
 */
export async function killInTheMiddle(portal: TestPortal, table: string): Promise<void> {
  // The test's store is the directory itself, a portal's the folder `files` of it.
  const files = path.join(portal.directory, 'files');
  if (!existsSync(files)) symlinkSync('.', files);
  await using renderer = await silentRenderer();
  await portal.owner.transaction().execute(async (trx) => {
    // Reading goes on; whoever writes waits.
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx);
    const running = await startPortal({
      ...{ DATABASE_URL: portal.ownerUrl, LIENZO_DATA: portal.directory, LIENZO_DEMO: '0' },
      ...{ RENDERER_URL: renderer.url, SESSION_SECRET: inject('sessionSecret') },
    });
    try {
      await someoneWaitsFor(portal, table);
    } finally {
      await running.kill();
    }
  });
  await sql`update pgboss.job set state = 'retry', heartbeat_on = null where state = 'active'`.execute(
    portal.owner,
  );
  await sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`.execute(
    portal.owner,
  );
}

async function someoneWaitsFor(portal: TestPortal, table: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { rows } = await sql<{ waiting: boolean }>`
      select exists (select from pg_locks where not granted and relation = ${table}::regclass) as waiting
    `.execute(portal.owner);
    if (rows[0]?.waiting === true) return;
    if (Date.now() > deadline) throw new Error(`nobody writes into ${table}`);
    await pause(POLL_MS);
  }
}

/** Answers that it lives, for nothing is printed here. */
async function silentRenderer(): Promise<AsyncDisposable & { url: string }> {
  const server = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
