import { createTestDatabase } from '@lienzo/tests/database/create-test-database';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureGrantRole } from '../ensure-app-role.ts';
import { inTenant } from '../in-tenant.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { migrations } from './migrations.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let owner: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = openDatabase(database.ownerUrl);
});
afterAll(async () => {
  await owner.close();
  await database.drop();
});

const ORGANIZATION = '00000001-0000-4000-8000-000000000001';
const PERSON = '00000001-0000-4000-8000-000000000002';
const TOKEN = '00000001-0000-4000-8000-000000000003';
const OWN = [{ uuid: '00000001-0000-4000-8000-000000000009', id: 'f', condition: 'mayor que', valor: '400' }];

test('schedules, tokens and requests go on with what their owner has set until now', async () => {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: owner.pool }) });
  await ensureGrantRole(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0043-codes-in-words')).error).toBeUndefined();
  const context = { organizationId: ORGANIZATION, userId: PERSON, role: 'SuperAdmin' as const };
  await inTenant(owner.db, context, async (trx) => {
    await sql`
      insert into organizations (id, name, folder_name, domain, primary_color, secondary_color)
      values (${ORGANIZATION}, 'Firma', 'Firma', 'firma', '2545C4', 'FDAE38')
    `.execute(trx);
    await sql`
      insert into users (organization_id, id, name, mail, role) values (${ORGANIZATION}, ${PERSON}, 'Ana', 'a@b.mx', 'Admin')
    `.execute(trx);
    await sql`
      insert into reports (organization_id, id, nombre, orientation, document, user_id)
      values (${ORGANIZATION}, 9001, 'Personal', 'vertical', '{}', ${PERSON})
    `.execute(trx);
    await sql`
      insert into report_own_filters (organization_id, user_id, report_id, filters)
      values (${ORGANIZATION}, ${PERSON}, 9001, ${JSON.stringify(OWN)})
    `.execute(trx);
    await sql`
      insert into static_filter_values (organization_id, user_id, report_id, filter_id, valor)
      values (${ORGANIZATION}, ${PERSON}, 229, 41, 'F')
    `.execute(trx);
    for (const report of [9001, 229])
      await sql`
        insert into report_schedules (organization_id, user_id, report_id, name, parametros, formats, timetable, at_time,
          people, roles, mails)
        values (${ORGANIZATION}, ${PERSON}, ${report}, ${`Del ${report}`}, '{}', '{pdf}', '{"kind": "daily"}', '07:00',
          '{}', '{}', '{}')
      `.execute(trx);
    await sql`
      insert into api_tokens (organization_id, id, user_id, name, hint, token_hash, expires_at)
      values (${ORGANIZATION}, ${TOKEN}, ${PERSON}, 'Programa', 'lienzo_a', ${'0'.repeat(64)}, now())
    `.execute(trx);
    await sql`
      insert into api_token_reports (organization_id, token_id, report_id) values (${ORGANIZATION}, ${TOKEN}, 9001)
    `.execute(trx);
    await sql`
      insert into report_renders (organization_id, user_id, report_id, name, format, request) values
        (${ORGANIZATION}, ${PERSON}, 9001, 'Uno', 'pdf', '{"kind": "report", "report_id": 9001}'),
        (${ORGANIZATION}, ${PERSON}, null, 'Varios', 'pdf',
          '{"kind": "combination", "reports": [{"report_id": 9001, "name": "Uno"}, {"report_id": 7, "name": "Otro"}]}')
    `.execute(trx);
  });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const ofOwn = { static_values: [], changes: OWN };
  const none = { static_values: [], changes: [] };
  const read = (statement: ReturnType<typeof sql>) =>
    inTenant(owner.db, context, async (trx) => (await statement.execute(trx)).rows);
  expect(await read(sql`select report_id, kept_filters from report_schedules order by report_id`)).toEqual([
    { report_id: 229, kept_filters: { static_values: [{ id: 41, valor: 'F' }], changes: [] } },
    { report_id: 9001, kept_filters: ofOwn },
  ]);
  expect(await read(sql`select parametros, kept_filters from api_token_reports`)).toEqual([
    { parametros: {}, kept_filters: ofOwn },
  ]);
  expect(await read(sql`select request from report_renders order by name desc`)).toMatchObject([
    {
      request: {
        reports: [
          { report_id: 9001, kept_filters: ofOwn },
          { report_id: 7, kept_filters: none },
        ],
      },
    },
    { request: { kind: 'report', kept_filters: ofOwn } },
  ]);
});
