/** What a call gets, and what becomes of the portal, when its connections to the database break. */
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEMPLATES } from '../../modules/directory/testing/test-directory.ts';
import { startTestPortal, type TestPortal } from '../../testing/start-test-portal.ts';
import { PEOPLE } from '../../testing/test-people.ts';
import { connectClient } from './connect-client.ts';
import { inTenant } from './in-tenant.ts';

let portal: TestPortal;
let token: string;
/** Ends the others' connections, as an administrator or a failover does. */
let killer: pg.Client;
beforeAll(async () => {
  portal = await startTestPortal();
  ({ token } = await portal.openSession(PEOPLE.Admin));
  killer = await connectClient({ connectionString: portal.appUrl });
});
afterAll(async () => {
  await killer?.end();
  await portal?.close();
});

const killAll = async (): Promise<number> => {
  const { rowCount } = await killer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );
  return rowCount ?? 0;
};
const browse = () => portal.send(endpoints.browse, { token, query: { folder_id: TEMPLATES.id } });
const admin = {
  organizationId: PEOPLE.Admin.organizationId,
  userId: PEOPLE.Admin.id,
  role: PEOPLE.Admin.role,
};

describe('a connection that breaks', () => {
  it('while a query runs on it is told to whoever asked, and to nobody else', async () => {
    const slow = inTenant(portal.db, admin, (trx) => sql`select pg_sleep(30)`.execute(trx));
    const reported = expect(slow).rejects.toThrow(/terminat/);
    await expect
      .poll(async () => {
        const { rows } = await killer.query(
          "select 1 from pg_stat_activity where query like '%pg_sleep(30)%' and pid <> pg_backend_pid()",
        );
        return rows.length;
      })
      .toBe(1);
    await killAll();
    await reported;
    expect((await browse()).status).toBe(200);
  });

  it('between two queries of a transaction ends it, and nothing of it is kept', async () => {
    const name = 'a medias';
    const half = inTenant(portal.db, admin, async (trx) => {
      await trx.updateTable('file_system').set({ name }).where('id', '=', TEMPLATES.id).execute();
      await killAll();
      return trx.selectFrom('file_system').select('id').limit(1).execute();
    });
    await expect(half).rejects.toThrow();
    const rows = await inTenant(portal.db, admin, (trx) =>
      trx.selectFrom('file_system').select('name').where('id', '=', TEMPLATES.id).execute(),
    );
    expect(rows).toEqual([{ name: TEMPLATES.name }]);
  });

  it('under a crowd of calls is answered with 503 at most, and then everything goes on', async () => {
    const answers = new Map<number, number>();
    let killed = 0;
    for (let round = 0; round < 20; round += 1) {
      const calls = Array.from({ length: 15 }, async () => {
        const { status } = await browse();
        answers.set(status, (answers.get(status) ?? 0) + 1);
      });
      killed += await killAll();
      await Promise.all(calls);
    }
    expect(killed).toBeGreaterThan(20);
    expect([...answers.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(answers.get(200) ?? 0).toBeGreaterThan(0);
    const after = await Promise.all(Array.from({ length: 20 }, browse));
    expect(after.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  });

  it('leaves the queue working', async () => {
    await portal.work();
    await killAll();
    await portal.services.jobs.send('sweep_accounts', {});
    await expect.poll(() => portal.fetch('/api/health').then(({ status }) => status)).toBe(200);
    await expect
      .poll(
        async () => {
          const { rows } = await killer.query(
            "select state from pgboss.job where name = 'sweep_accounts' order by created_on desc limit 1",
          );
          return rows[0]?.state;
        },
        { timeout: 30_000 },
      )
      .toBe('completed');
  }, 60_000);
});
