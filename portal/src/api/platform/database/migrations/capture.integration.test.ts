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
const CLIENT = '00000001-0000-4000-8000-000000000002';
const POSITION = `'${ORGANIZATION}'::uuid, '${CLIENT}'::uuid`;

/** Two people and two fortnights, the first closed; a certificate of three parts, and a folio that both have. */
const BEFORE = [
  `insert into organizations (id, name, folder_name, domain, primary_color, secondary_color)
    values ('${ORGANIZATION}', 'Firma', 'Firma', 'firma', '2545C4', 'FDAE38')`,
  `insert into clients (organization_id, id, name, rfc, representante_legal, rfc_representante, domicilio)
    values (${POSITION}, 'Uno', 'AAA010101AAA', 'Rosa', 'PERR800101AAA', 'Calle 1')`,
  `insert into processes (organization_id, id, process, description) values ('${ORGANIZATION}', 1, 'ORD', 'Ordinario')`,
  `insert into concepts (organization_id, id, key, description, type_value, kind)
    values ('${ORGANIZATION}', 316, 'D014C_DI', 'Enfermedad general', 'DI', 'Incidencia')`,
  `insert into paysheets (organization_id, client_id, id, id_humansite, paysheet, periodicity)
    values (${POSITION}, 1, 'N', 'N', 'Quincenal')`,
  `insert into cost_centers (organization_id, client_id, paysheet_id, id, code, cost_center)
    values (${POSITION}, 1, 1, 'C', 'C')`,
  `insert into registers (organization_id, client_id, id, register, risk_premium, delegation)
    values (${POSITION}, 1, 'Y1234567101', 0.5, 'Centro')`,
  `insert into periods (organization_id, client_id, paysheet_id, process_id, id, number, mes, calendar, month,
      initial_date, end_date, payment_date, estatus, closed_at)
    values (${POSITION}, 1, 1, 1, 1, 'Enero', 2026, 1, '2026-01-01', '2026-01-15', '2026-01-16', 'Finalizada',
        '2026-01-17T00:00:00Z'),
      (${POSITION}, 1, 1, 2, 2, 'Enero', 2026, 1, '2026-01-16', '2026-01-31', '2026-02-01', 'Abierta', null),
      (${POSITION}, 1, 1, 3, 3, 'Febrero', 2026, 2, '2026-02-01', '2026-02-15', '2026-02-16', 'Abierta', null)`,
  `insert into employees (organization_id, client_id, paysheet_id, cost_center_id, register_id, id, name, nombres,
      apellido_paterno, rfc, curp, ssn, birth_date, gender, estado_civil, nacionalidad, email, telefono, position,
      hire_date, daily_salary, sbc)
    select ${POSITION}, 1, 1, 1, n, 'P', 'P', 'P', 'R', 'C', 'S', '1990-01-01', 'M', 'S', 'M', 'e', 't', 'A',
      '2020-01-01', 300, 320 from generate_series(1, 2) n`,
  `insert into disabilities (organization_id, client_id, employee_id, concept_id, period_id, folio, fecha_incapacidad,
      dias_incapacidad, tipo_incapacidad, tipo_control, status)
    values (${POSITION}, 1, 316, 1, 'OL000001', '2026-01-14', 2, 'I', 2, 'F'),
      (${POSITION}, 1, 316, 2, 'OL000001', '2026-01-16', 3, 'C', 4, 'C'),
      (${POSITION}, 2, 316, 1, 'OL000001', '2026-01-05', 1, 'I', 1, 'F')`,
];

test('parts of certificates become certificates with a row for each day, and closed periods finalised ones', async () => {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: owner.pool }) });
  await ensureGrantRole(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo('0029-modules-of-roles');
  expect(error).toBeUndefined();
  const context = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' as const };
  await inTenant(owner.db, context, async (trx) => {
    for (const statement of BEFORE) await sql.raw(statement).execute(trx);
  });
  await prepareDatabase({ ...database, jobs: JOB_NAMES });
  await inTenant(owner.db, context, async (trx) => {
    const certificates = await trx
      .selectFrom('disability_certificates')
      .select([
        'employee_id',
        'folio',
        'fecha_incapacidad',
        'dias_incapacidad',
        'tipo_control',
        'period_id',
        'status',
      ])
      .orderBy('employee_id')
      .execute();
    expect(certificates).toEqual([
      {
        ...{ employee_id: 1, folio: 'OL000001', fecha_incapacidad: '2026-01-14', dias_incapacidad: 5 },
        ...{ tipo_control: 2, period_id: 1, status: 'F' },
      },
      {
        ...{ employee_id: 2, fecha_incapacidad: '2026-01-05', dias_incapacidad: 1 },
        ...{ tipo_control: 1, period_id: 1, status: 'F', folio: expect.stringMatching(/^ZZ9\d{5}$/) },
      },
    ]);
    const days = await trx
      .selectFrom('disabilities')
      .select(['fecha_incapacidad', 'dias_incapacidad', 'period_id', 'status'])
      .where('employee_id', '=', 1)
      .orderBy('fecha_incapacidad')
      .execute();
    expect(days.map((one) => Object.values(one).join(' '))).toEqual([
      '2026-01-14 1 1 F',
      '2026-01-15 1 1 F',
      '2026-01-16 1 2 C',
      '2026-01-17 1 2 C',
      '2026-01-18 1 2 C',
    ]);
    const states = await trx
      .selectFrom('capture_states')
      .select(['period_id', 'kind', 'status'])
      .orderBy('period_id')
      .orderBy('kind')
      .execute();
    expect(states.map((one) => Object.values(one).join(' '))).toEqual(['1 E F', '1 I F', '1 IN F', '2 IN C']);
  });
});
