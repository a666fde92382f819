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

test('what is there gets a first row, its name, and the versions before', async () => {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: owner.pool }) });
  await ensureGrantRole(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo('0020-report-renders');
  expect(error).toBeUndefined();
  const context = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' as const };
  await inTenant(owner.db, context, async (trx) => {
    await sql`
      insert into organizations (id, name, folder_name, domain, primary_color, secondary_color)
      values (${ORGANIZATION}, 'Firma', 'Firma', 'firma', '2545C4', 'FDAE38')
    `.execute(trx);
    await sql`
      insert into users (organization_id, id, name, mail, role) values (${ORGANIZATION}, ${PERSON}, 'Ana', 'a@b.mx', 'Admin')
    `.execute(trx);
    for (const [id, nombre] of [
      [1, 'Sin movimientos'],
      [2, 'Ñandú B'],
    ] as const)
      await sql`
        insert into reports (organization_id, id, nombre, orientation, document, user_id)
        values (${ORGANIZATION}, ${id}, ${nombre}, 'vertical', ${JSON.stringify({ nombre })}, ${PERSON})
      `.execute(trx);
    for (const [kind, nombre] of [
      ['Creado', 'Ñandú A'],
      ['Editado', 'Ñandú B'],
    ])
      await sql`
        insert into report_audit (organization_id, id_reporte, id_user, id_user_entity, tipo_movimiento, json_peticion)
        values (${ORGANIZATION}, 2, ${PERSON}, ${ORGANIZATION}, ${kind}, ${JSON.stringify({ nombre })})
      `.execute(trx);
  });
  await prepareDatabase({ ...database, jobs: JOB_NAMES });
  const rows = await inTenant(owner.db, context, (trx) =>
    trx
      .selectFrom('report_audit')
      .select(['tipo_movimiento', 'nombre_reporte', 'words', 'json_peticion', 'json_previous'])
      .orderBy('id_reporte')
      .orderBy('id')
      .execute(),
  );
  const [first, created, edited] = rows;
  expect(rows).toHaveLength(3);
  expect(first).toEqual({
    tipo_movimiento: 'Inicial',
    nombre_reporte: 'Sin movimientos',
    words: 'sin movimientos',
    json_peticion: { nombre: 'Sin movimientos' },
    json_previous: null,
  });
  expect([created?.words, created?.json_previous]).toEqual(['nandu a', null]);
  expect([edited?.words, edited?.json_previous]).toEqual(['nandu b', { nombre: 'Ñandú A' }]);
});
