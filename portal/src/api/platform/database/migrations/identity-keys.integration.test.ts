import { identityKeys, numberKey } from '@lienzo/schema/payroll/person-keys';
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
const CLIENT = '00000001-0000-4000-8000-000000000002';
const POSITION = `'${ORGANIZATION}'::uuid, '${CLIENT}'::uuid`;
const BEFORE = [
  `insert into organizations (id, name, folder_name, domain, primary_color, secondary_color)
    values ('${ORGANIZATION}', 'Firma', 'Firma', 'firma', '2545C4', 'FDAE38')`,
  `insert into clients (organization_id, id, name, rfc, representante_legal, rfc_representante, domicilio)
    values (${POSITION}, 'Uno', 'AAA010101AAA', 'Rosa', 'PERR800101AAA', 'Calle 1')`,
  `insert into companies (organization_id, client_id, id, empresa, rfc) values (${POSITION}, 1, 'Uno', 'AAA010101AAA')`,
  `insert into paysheets (organization_id, client_id, id, id_humansite, paysheet, periodicity)
    values (${POSITION}, 1, 'LZ-N\u03031', 'Quincenal', 'Quincenal')`,
  `insert into cost_centers (organization_id, client_id, paysheet_id, id, code, cost_center)
    values (${POSITION}, 1, 1, 'C', 'C')`,
  `insert into registers (organization_id, client_id, id, company_id, register, risk_premium, delegation)
    values (${POSITION}, 1, 1, 'Y1234567101', 0.5, 'Centro')`,
];

type Before = { human_id: string; ssn: string; curp?: string; rfc?: string; name?: string; left?: string };
const PEOPLE: readonly Before[] = [
  { human_id: '0061', ssn: '03910000268', curp: 'SAMB910517HDFLRR06', rfc: 'SAMB910517Z7A' },
  // The same one, as a workbook of numbers made it a second time.
  { human_id: '61', ssn: '3910000268', curp: 'samb910517hdflrr06', rfc: 'XAXX010101000' },
  { human_id: '5401\u200b', ssn: '55-91-00-0015-1', name: 'So\u200bfi\u0301a' },
  { human_id: 'n\u0303-1', ssn: '00000000000' },
  { human_id: '000', ssn: '85910000455', left: '2026-01-31' },
  { human_id: '7', ssn: '85910000455' },
];

async function migrated(): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: owner.pool }) });
  await ensureGrantRole(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0047-kept-filters')).error).toBeUndefined();
  await inTenant(
    owner.db,
    { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' },
    async (trx) => {
      for (const statement of BEFORE) await sql.raw(statement).execute(trx);
      for (const [at, { human_id, ssn, curp = 'C', rfc = 'R', name = 'P', left = null }] of PEOPLE.entries())
        await sql`
        insert into employees (organization_id, client_id, paysheet_id, cost_center_id, register_id, id, human_id,
          name, nombres, apellido_paterno, rfc, curp, ssn, birth_date, gender, estado_civil, nacionalidad, email,
          telefono, position, hire_date, termination_date, estatus, daily_salary, sbc)
        values (${ORGANIZATION}, ${CLIENT}, 1, 1, 1, ${at + 1}, ${human_id}, ${name}, ${name}, 'P', ${rfc}, ${curp},
          ${ssn}, '1990-01-01', 'M', 'S', 'M', 'e', 't', 'A', '2020-01-01', ${left},
          ${left === null ? 'A' : 'F'}, 300, 320)
      `.execute(trx);
    },
  );
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
}

test('people of before keep their rows and get keys, the same ones as in the schema', async () => {
  await migrated();
  const { people, paysheet } = await inTenant(
    owner.db,
    { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' },
    async (trx) => ({
      people: await trx
        .selectFrom('employees')
        .select(['id', 'human_id', 'name', 'ssn', 'curp', 'rfc', 'number_key', 'number_repeated'])
        .select(['ssn_key', 'curp_key', 'rfc_key', 'identity_confirmed'])
        .orderBy('id')
        .execute(),
      paysheet: await trx.selectFrom('paysheets').select('id_humansite').executeTakeFirstOrThrow(),
    }),
  );
  expect(people.map((one) => [one.human_id, one.number_repeated, one.identity_confirmed])).toEqual([
    ['0061', false, false],
    ['61', true, true],
    ['5401', false, false],
    ['ñ-1', false, false],
    ['000', false, false],
    ['7', false, false],
  ]);
  expect(people[2]?.name).toBe('Sofía');
  expect(paysheet.id_humansite).toBe('LZ-Ñ1');
  for (const one of people) {
    expect(one.number_key).toBe(numberKey(one.human_id ?? ''));
    const { ssn_key: ssn, curp_key: curp, rfc_key: rfc } = one;
    expect({ ssn, curp, rfc }).toEqual(identityKeys(one));
  }
});

test('nobody gets a number or, unasked, an NSS that another one has', async () => {
  const change = (id: number, set: ReturnType<typeof sql>) =>
    inTenant(owner.db, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, (trx) =>
      sql`update employees set ${set} where organization_id = ${ORGANIZATION} and id = ${id}`.execute(trx),
    );
  await expect(change(4, sql`human_id = '007'`)).rejects.toThrow('employees_number_key');
  await expect(change(4, sql`ssn = '55910000151'`)).rejects.toThrow('employees_active_ssn');
  await expect(change(5, sql`estatus = 'A'`)).rejects.toThrow('employees_active_ssn');
  await change(5, sql`estatus = 'A', identity_confirmed = true`);
});
