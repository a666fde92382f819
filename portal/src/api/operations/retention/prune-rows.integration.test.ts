import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertSession } from '../../modules/accounts/repositories/sessions.ts';
import { PAYROLL } from '../../modules/directory/testing/test-directory.ts';
import { inTenant } from '../../platform/database/in-tenant.ts';
import { startTestPortal, type TestPortal } from '../../testing/start-test-portal.ts';
import { PEOPLE, STRANGER, type TestPerson } from '../../testing/test-people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const inside = <T>({ organizationId }: TestPerson, work: Parameters<typeof inTenant<T>>[2]) =>
  inTenant(portal.owner, { organizationId, userId: null, role: 'SuperAdmin' }, work);
const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString();

type Notice = { name: string; told: number; read: number | null };

/** Notices of both kinds: days since they were told and since they were read. */
async function addNotices(person: TestPerson, notices: Notice[]): Promise<void> {
  const { organizationId: organization_id, id: user_id } = person;
  await inside(person, async (trx) => {
    for (const { name, told, read } of notices) {
      const { id } = await trx
        .insertInto('activities')
        .values({
          organization_id,
          folder_id: PAYROLL.id,
          folder_name: 'x',
          item_id: null,
          client_id: null,
          user_id: null,
          user_mail: 'a@b.test',
          user_name: 'A',
          action: 'upload_file',
          from: null,
          to: null,
          file_record_name: name,
          at: daysAgo(told),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const read_at = read === null ? null : daysAgo(read);
      await trx
        .insertInto('folder_notices')
        .values({ organization_id, user_id, activity_id: id, read_at })
        .execute();
      await trx
        .insertInto('incident_notices')
        .values({ organization_id, user_id, title: name, text: '', created_at: daysAgo(told), read_at })
        .execute();
    }
  });
}

const addDownload = (person: TestPerson, name: string, days: number) =>
  inside(person, (trx) =>
    trx
      .insertInto('downloads')
      .values({
        organization_id: person.organizationId,
        user_id: person.id,
        kind: 'file',
        item_id: randomUUID(),
        name,
        at: daysAgo(days),
      })
      .execute(),
  );

/** What is left, by name. */
const left = (person: TestPerson) =>
  inside(person, async (trx) => {
    const namesOf = async (query: ReturnType<typeof sql<{ name: string }>>) =>
      (await query.execute(trx)).rows.map(({ name }) => name).sort();
    return {
      folders: await namesOf(sql`
        select file_record_name as name from folder_notices join activities on activities.id = activity_id
        where folder_name = 'x'
      `),
      incidents: await namesOf(sql`select title as name from incident_notices`),
      downloads: await namesOf(sql`select name from downloads`),
    };
  });

const prune = async () => {
  await portal.services.jobs.send('prune_all_rows', {});
  await portal.runJobs();
  await portal.runJobs();
};

it('removes notices and downloads after their days, in every organization, and none before', async () => {
  const notices: Notice[] = [
    { name: 'read 91', told: 200, read: 91 },
    { name: 'read 89', told: 200, read: 89 },
    { name: 'unread 181', told: 181, read: null },
    { name: 'unread 179', told: 179, read: null },
  ];
  for (const person of [PEOPLE.Admin, STRANGER]) {
    await addNotices(person, notices);
    await addDownload(person, 'got 91', 91);
    await addDownload(person, 'got 89', 89);
  }
  await prune();
  for (const person of [PEOPLE.Admin, STRANGER])
    expect(await left(person)).toEqual({
      folders: ['read 89', 'unread 179'],
      incidents: ['read 89', 'unread 179'],
      downloads: ['got 89'],
    });
  const { rows } = await inside(PEOPLE.Admin, (trx) =>
    sql<{ n: number }>`select count(*) as n from activities where folder_name = 'x'`.execute(trx),
  );
  expect(rows[0]?.n, 'the history stays').toBe(4);
});

it('removes more than one transaction takes', async () => {
  const { organizationId, id } = PEOPLE.Admin;
  await inside(PEOPLE.Admin, (trx) =>
    sql`
      insert into downloads (organization_id, user_id, kind, item_id, name, at)
      select ${organizationId}, ${id}, 'file', 'x', 'many ' || n, now() - interval '100 days'
      from generate_series(1, 4500) as n
    `.execute(trx),
  );
  await prune();
  expect((await left(PEOPLE.Admin)).downloads).toEqual(['got 89']);
});

it('removes sessions and links of mails when their time is over, not before', async () => {
  const { organizationId, id: userId } = PEOPLE.Ejecutivo;
  const context = { organizationId, userId: null, role: 'SuperAdmin' as const };
  const session = (seconds: number) =>
    inTenant(portal.db, context, (trx) =>
      insertSession(trx, { organizationId, userId, refreshTokenHash: randomUUID(), seconds }),
    );
  const link = (person: TestPerson, expires: string) =>
    inside(person, (trx) =>
      trx
        .insertInto('password_links')
        .values({
          organization_id: organizationId,
          user_id: person.id,
          kind: 'reset',
          token_hash: createHash('sha256').update(randomUUID()).digest('hex'),
          expires_at: expires,
        })
        .execute(),
    );
  const living = await session(60);
  await session(-60);
  await link(PEOPLE.Ejecutivo, daysAgo(0.01));
  await link(PEOPLE.client, daysAgo(-0.01));
  await prune();
  const { sessions, links } = await inside(PEOPLE.Admin, async (trx) => ({
    sessions: await trx.selectFrom('sessions').select('id').where('user_id', '=', userId).execute(),
    links: await trx.selectFrom('password_links').select('user_id').execute(),
  }));
  expect(sessions).toEqual([{ id: living }]);
  expect(links).toEqual([{ user_id: PEOPLE.client.id }]);
});
