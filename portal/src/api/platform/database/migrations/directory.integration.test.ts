import { createTestDatabase } from '@lienzo/tests/database/create-test-database';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOB_NAMES } from '../../../jobs.ts';
import { activePaths } from '../../../modules/directory/repositories/file-system.ts';
import { prepareDatabase } from '../../prepare-database.ts';
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
const context = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' as const };

test('an organization from before there was a directory gets its root and a folder for each client', async () => {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: owner.pool }) });
  await ensureGrantRole(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo('0006-accounts');
  expect(error).toBeUndefined();
  await owner.db.transaction().execute(async (trx) => {
    // `inTenant` needs what later migrations bring.
    await sql`
      select set_config('app.organization_id', ${ORGANIZATION}, true), set_config('app.client_ids', '*', true)
    `.execute(trx);
    const face = { primary_color: '2545C4', secondary_color: 'FDAE38' };
    await trx
      .insertInto('organizations')
      .values({ id: ORGANIZATION, name: 'Firma', folder_name: 'Firma', domain: 'firma', ...face })
      .execute();
    const client = { rfc: 'x', representante_legal: 'x', rfc_representante: 'x', domicilio: 'x' };
    await trx
      .insertInto('clients')
      .values({ organization_id: ORGANIZATION, name: 'Ñandú, S.A.', ...client })
      .execute();
  });
  await prepareDatabase({ ...database, jobs: JOB_NAMES });
  const paths = await inTenant(owner.db, context, async (trx) => {
    const clients = await trx.selectFrom('clients').select('id_directory').execute();
    return activePaths(
      trx,
      ORGANIZATION,
      clients.map(({ id_directory }) => id_directory ?? ''),
    );
  });
  expect([...paths.values()].map((path) => path.map(({ name }) => name))).toEqual([['Firma', 'Ñandú, S.A.']]);
  expect(await owner.db.selectFrom('organizations').select('id').execute()).toEqual([]);
});
