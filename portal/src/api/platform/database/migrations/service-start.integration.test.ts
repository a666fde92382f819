import { createTestDatabase } from '@lienzo/tests/database/create-test-database';
import { Kysely, PostgresDialect, sql } from 'kysely';
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
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: owner.pool }) });
  await ensureGrantRole(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0072-closing-files')).error).toBeUndefined();
  await as(async (trx) => {
    for (const statement of BEFORE) await sql.raw(statement).execute(trx);
  });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
});
afterAll(async () => {
  await owner.close();
  await database.drop();
});

const FIRM = '00000001-0000-4000-8000-000000000001';
const POSITION = `'${FIRM}'::uuid, '00000001-0000-4000-8000-000000000002'::uuid`;

/** The first payroll has captures in February and a finalised March, the second none, the third overtime in January. */
const BEFORE = [
  `insert into organizations (id, name, folder_name, domain, primary_color, secondary_color)
    values ('${FIRM}', 'Firma', 'F', 'firma', '2545C4', 'FDAE38')`,
  `insert into clients (organization_id, id, name, rfc, representante_legal, rfc_representante, domicilio)
    values (${POSITION}, 'Uno', 'AAA010101AAA', 'Rosa', 'PERR800101AAA', 'Calle 1')`,
  `insert into companies (organization_id, client_id, id, empresa, rfc) values (${POSITION}, 1, 'Uno', 'AAA010101AAA')`,
  `insert into processes (organization_id, id, process, description) values ('${FIRM}', 1, 'ORD', 'Ordinaria')`,
  `insert into concepts (organization_id, id, key, description, type_value, kind)
    values ('${FIRM}', 1, 'P012', 'Bono', 'IM', 'Percepción')`,
  `insert into paysheets (organization_id, client_id, id, id_humansite, paysheet, periodicity)
    select ${POSITION}, n, 'N' || n, 'Nómina', 'Mensual' from generate_series(1, 3) n`,
  `insert into cost_centers (organization_id, client_id, paysheet_id, id, code, cost_center)
    select ${POSITION}, n, n, 'C', 'C' from generate_series(1, 3) n`,
  `insert into registers (organization_id, client_id, id, company_id, register, risk_premium, delegation)
    values (${POSITION}, 1, 1, 'Y1234567101', 0.5, 'Centro')`,
  `insert into periods (organization_id, client_id, paysheet_id, process_id, id, number, mes, calendar, month,
      initial_date, end_date, payment_date, estatus)
    select ${POSITION}, n, 1, n * 10 + m, m, 'Mes ' || m, 2026, m, make_date(2026, m, 1),
      (make_date(2026, m, 1) + interval '1 month - 1 day')::date, make_date(2026, m + 1, 5),
      case when n = 1 and m = 3 then 'Finalizada' else 'Abierta' end
    from generate_series(1, 3) n, generate_series(1, 3) m`,
  `insert into employees (organization_id, client_id, paysheet_id, cost_center_id, register_id, id, name, nombres,
      apellido_paterno, human_id, rfc, curp, ssn, birth_date, gender, estado_civil, nacionalidad, email, telefono,
      position, hire_date, estatus, daily_salary, sbc)
    select ${POSITION}, n, n, 1, n, 'Peña O’Farrill José', 'José', 'Peña', 'E-00' || n, 'PEGJ850312AB' || n, 'C' || n,
      '0091007712' || n, '1985-03-12', 'H', 'S', 'M', 'e', 't', 'Jefe', '2020-01-01', 'A', 300, 320
    from generate_series(1, 3) n`,
  `insert into incidents (organization_id, client_id, employee_id, concept_id, period_id, amount, capture_date)
    values (${POSITION}, 1, 1, 12, 1, '2026-02-03')`,
  `insert into overtime_days (organization_id, client_id, employee_id, period_id, fecha, horas)
    values (${POSITION}, 3, 31, '2026-01-06', 2)`,
];

const as = <T>(work: (trx: TenantTransaction) => Promise<T>): Promise<T> =>
  inTenant(owner.db, { organizationId: FIRM, userId: null, role: 'SuperAdmin' }, work);

test('a payroll that was worked on is served since its first such period, every other one always', async () => {
  const { rows } = await as((trx) =>
    sql<{
      id: number;
      service_start: string | null;
    }>`select id, service_start from paysheets order by id`.execute(trx),
  );
  expect(rows).toEqual([
    { id: 1, service_start: '2026-02-01' },
    { id: 2, service_start: null },
    { id: 3, service_start: '2026-01-01' },
  ]);
});

test('what was set up before goes on; nobody stays in what ends from now on', async () => {
  const masters = ['companies', 'registers', 'cost_centers', 'paysheets'] as const;
  for (const table of masters) {
    const rows = await as((trx) => trx.selectFrom(table).select('ended_on').execute());
    expect(rows.map(({ ended_on }) => ended_on)).toEqual(rows.map(() => null));
    expect(rows.length, table).toBeGreaterThan(0);
  }
  const goOn = as(async (trx) => {
    const leave = (day: string | null) =>
      sql`update employees set termination_date = ${day} where id = 1`.execute(trx);
    await leave('2026-03-15');
    await sql`update paysheets set ended_on = '2026-03-31' where id = 1`.execute(trx);
    await leave('2026-03-31');
    await leave(null);
  });
  await expect(goOn).rejects.toMatchObject({ constraint: 'employments_ended_paysheet_id' });
});

test('people who were there before are found by words too', async () => {
  const { rows } = await as((trx) =>
    sql<{ word: string }>`select word from employee_words where employee_id = 1 order by word`.execute(trx),
  );
  const terms = rows.map(({ word }) => word);
  expect(terms).toEqual([...new Set([...terms])].toSorted((one, other) => (one < other ? -1 : 1)));
  for (const word of [
    'pena',
    'ofarrill',
    'jose',
    'e',
    '001',
    '1',
    '00910077121',
    '910077121',
    '7121',
    '850312ab1',
  ])
    expect(terms, word).toContain(word);
});
