import { createTestDatabase } from '@lienzo/tests/database/create-test-database';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOB_NAMES } from '../../../jobs.ts';
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
const PERSON = '00000001-0000-4000-8000-000000000002';

const columnOf = (tipo: string) => ({ id: 'adicional-1', nombre: 'Costo', tipo });
const documentOf = (...additional_columns: unknown[]) => ({
  version: 7,
  layouts: [{ items: [{ nombre: 'texto' }, { nombre: 'tabla', additional_columns }] }],
});

test('a report whose values are rounded from now on has an entry in the audit, others have none', async () => {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: owner.pool }) });
  await ensureGrantRole(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo('0043-codes-in-words');
  expect(error).toBeUndefined();
  const context = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' as const };
  const dates = documentOf(columnOf('fecha'));
  const numbers = documentOf(columnOf('fecha'), columnOf('numero'));
  await inTenant(owner.db, context, async (trx) => {
    await sql`
      insert into organizations (id, name, folder_name, domain, primary_color, secondary_color)
      values (${ORGANIZATION}, 'Firma', 'Firma', 'firma', '2545C4', 'FDAE38')
    `.execute(trx);
    await sql`
      insert into users (organization_id, id, name, mail, role) values (${ORGANIZATION}, ${PERSON}, 'Ana', 'a@b.mx', 'Admin')
    `.execute(trx);
    for (const [id, document] of [
      [1, documentOf()],
      [2, dates],
      [3, numbers],
    ] as const)
      await sql`
        insert into reports (organization_id, id, nombre, orientation, document, user_id)
        values (${ORGANIZATION}, ${id}, ${`Ñandú ${id}`}, 'vertical', ${JSON.stringify(document)}, ${PERSON})
      `.execute(trx);
  });
  await prepareDatabase({ ...database, jobs: JOB_NAMES });
  const rows = await inTenant(owner.db, context, (trx) =>
    trx
      .selectFrom('report_audit')
      .select(['id_reporte', 'id_user', 'tipo_movimiento', 'words', 'json_peticion', 'json_previous'])
      .execute(),
  );
  expect(rows).toEqual([
    {
      id_reporte: 3,
      id_user: PERSON,
      tipo_movimiento: 'Actualizado',
      words: 'nandu 3',
      json_peticion: numbers,
      json_previous: documentOf(columnOf('fecha'), { ...columnOf('numero'), redondeo: 'ninguno' }),
    },
  ]);
});
