import { createTestDatabase } from '@lienzo/tests/database/create-test-database';
import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureGrantRole } from '../ensure-app-role.ts';
import { inTenant, type TenantTransaction } from '../in-tenant.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { migrations } from './migrations.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let owner: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = openDatabase(database.ownerUrl);
  await migrate();
});
afterAll(async () => {
  await owner.close();
  await database.drop();
});

const FIRST = '00000001-0000-4000-8000-000000000001';
const SECOND = '00000001-0000-4000-8000-000000000009';
const CLIENT = '00000001-0000-4000-8000-000000000002';
const ORGANIZATIONS = [FIRST, SECOND];

const before = (organization: string) => {
  const scope = `'${organization}'::uuid, '${CLIENT}'::uuid`;
  return [
    `insert into organizations (id, name, folder_name, domain, primary_color, secondary_color)
      values ('${organization}', 'Firma ${organization.at(-1)}', 'F${organization.at(-1)}', '${organization === FIRST ? 'firma' : 'otra'}', '2545C4', 'FDAE38')`,
    `insert into clients (organization_id, id, name, rfc, representante_legal, rfc_representante, domicilio)
      values (${scope}, 'Uno', 'AAA010101AAA', 'Rosa', 'PERR800101AAA', 'Calle 1')`,
    `insert into companies (organization_id, client_id, id, empresa, rfc) values (${scope}, 1, 'Uno', 'AAA010101AAA')`,
    `insert into paysheets (organization_id, client_id, id, id_humansite, paysheet, periodicity)
      select ${scope}, n, 'N' || n, 'Nómina', 'Quincenal' from generate_series(1, 2) n`,
    `insert into cost_centers (organization_id, client_id, paysheet_id, id, code, cost_center)
      select ${scope}, n, n, 'C', 'C' from generate_series(1, 2) n`,
    `insert into registers (organization_id, client_id, id, company_id, register, risk_premium, delegation)
      select ${scope}, n, 1, 'Y123456710' || n, 0.5, 'Centro' from generate_series(1, 2) n`,
    // The fourth one left before the hire, which no way in allows.
    `insert into employees (organization_id, client_id, paysheet_id, cost_center_id, register_id, id, name, nombres,
        apellido_paterno, rfc, curp, ssn, birth_date, gender, estado_civil, nacionalidad, email, telefono, position,
        hire_date, termination_date, estatus, causa_baja, daily_salary, sbc)
      select ${scope}, 1, 1, 2, n, 'P', 'P', 'P', 'R', 'C', 'S' || n, '1990-01-01', 'M', 'S', 'M', 'e', 't', 'Jefe',
        case n when 3 then date '1899-05-01' else date '2020-01-01' end,
        case n when 2 then date '2026-03-31' when 4 then date '2019-12-31' end,
        case when n in (2, 4) then 'F' else 'A' end, case n when 2 then '2' end, 300, 320
      from generate_series(1, 4) n`,
  ];
};

const as = <T>(organization: string, work: (trx: TenantTransaction) => Promise<T>): Promise<T> =>
  inTenant(owner.db, { organizationId: organization, userId: null, role: 'SuperAdmin' }, work);
const run = (statement: RawBuilder<unknown>, organization = FIRST) =>
  as(organization, async (trx) => void (await statement.execute(trx)));

async function migrate(): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: owner.pool }) });
  await ensureGrantRole(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0061-confidential-payrolls')).error).toBeUndefined();
  for (const organization of ORGANIZATIONS)
    await as(organization, async (trx) => {
      for (const statement of before(organization)) await sql.raw(statement).execute(trx);
    });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
}

const employments = (employee: number, organization = FIRST) =>
  as(organization, async (trx) => {
    const rows = await trx
      .selectFrom('employments')
      .select(['paysheet_id', 'register_id', 'hire_date', 'initial_date', 'termination_date', 'causa_baja'])
      .select('position')
      .where('employee_id', '=', employee)
      .orderBy('initial_date')
      .execute();
    return rows.map((row) => Object.values(row).join(' '));
  });

/** The row of somebody, in the same words as their last employment. */
const shown = (employee: number) =>
  as(FIRST, async (trx) => {
    const row = await trx
      .selectFrom('employees')
      .select(['paysheet_id', 'register_id', 'hire_date', 'termination_date', 'causa_baja', 'position'])
      .select('estatus')
      .where('id', '=', employee)
      .executeTakeFirstOrThrow();
    return Object.values(row).join(' ');
  });

test('everybody of before has one employment, in every organization', async () => {
  for (const organization of ORGANIZATIONS) {
    expect(await employments(1, organization)).toEqual(['1 2 2020-01-01 2020-01-01   Jefe']);
    expect(await employments(2, organization)).toEqual(['1 2 2020-01-01 2020-01-01 2026-03-31 2 Jefe']);
    expect(await employments(3, organization)).toEqual(['1 2 1899-05-01 1899-05-01   Jefe']);
    expect(await employments(4, organization)).toEqual(['1 2 2019-12-31 2019-12-31 2019-12-31  Jefe']);
  }
});

const begin = (employee: number, hired: string, first: string, last: string | null, paysheet = 1) => sql`
  insert into employments (organization_id, client_id, employee_id, paysheet_id, cost_center_id, register_id,
    hire_date, initial_date, termination_date, position, tipo_trabajador, tipo_salario, jornada)
  values (${FIRST}, ${CLIENT}, ${employee}, ${paysheet}, ${paysheet}, ${paysheet}, ${hired}, ${first}, ${last}, 'Jefe',
    1, 0, 0)`;

test('no two employments of one person overlap, and none ends before it begins', async () => {
  await expect(run(begin(1, '2030-01-01', '2030-01-01', null))).rejects.toThrow('employments_overlap');
  await expect(run(begin(2, '2026-03-31', '2026-03-31', null))).rejects.toThrow('employments_overlap');
  await expect(run(begin(2, '2026-05-01', '2026-05-01', '2026-04-30'))).rejects.toThrow('employments_dates');
  await expect(run(begin(2, '2026-06-01', '2026-05-01', null))).rejects.toThrow('employments_dates');
});

test('the row of a person shows the last employment, whichever of the two is written', async () => {
  await run(begin(2, '2026-04-10', '2026-04-10', null));
  expect(await shown(2)).toBe('1 1 2026-04-10   Jefe A');
  // A move: another row of the same hire.
  await run(
    sql`update employments set termination_date = '2026-05-31' where employee_id = 2 and termination_date is null`,
  );
  await run(begin(2, '2026-04-10', '2026-06-01', null, 2));
  expect(await shown(2)).toBe('2 2 2026-04-10   Jefe A');
  // What is corrected in the row is corrected in its employment; a hire is that of all of its rows.
  await run(sql`update employees set hire_date = '2026-04-05', position = 'Gerente' where id = 2`);
  expect(await employments(2)).toEqual([
    '1 2 2020-01-01 2020-01-01 2026-03-31 2 Jefe',
    '1 1 2026-04-05 2026-04-05 2026-05-31  Jefe',
    '2 2 2026-04-05 2026-06-01   Gerente',
  ]);
  expect(await shown(2)).toBe('2 2 2026-04-05   Gerente A');
  await expect(run(sql`update employees set hire_date = '2026-03-20' where id = 2`)).rejects.toThrow(
    'employments_overlap',
  );
  await run(
    sql`update employees set termination_date = '2026-07-31', causa_baja = '3', estatus = 'F' where id = 2`,
  );
  expect((await employments(2)).at(-1)).toBe('2 2 2026-04-05 2026-06-01 2026-07-31 3 Gerente');
  await run(sql`delete from employments where employee_id = 2 and initial_date = '2026-06-01'`);
  expect(await shown(2)).toBe('1 1 2026-04-05 2026-05-31  Jefe F');
  await expect(run(sql`delete from employments where employee_id = 1`)).rejects.toThrow(
    'without an employment',
  );
});
