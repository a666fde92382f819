/** Fills a prepared database with two small bureaus whose figures are known to the tests. */
import { type Kysely, sql } from 'kysely';
import { hashPassword } from '../modules/accounts/session/password.ts';
import { seedDirectory } from '../modules/directory/testing/seed-directory.ts';
import type { Database } from '../platform/database/database-types.ts';
import { inTenant, type TenantTransaction } from '../platform/database/in-tenant.ts';
import {
  CLIENT,
  COLLEAGUE,
  ORGANIZATION,
  OTHER_CLIENT,
  OTHER_ORGANIZATION,
  PEOPLE,
  SECOND_CLIENT,
  STRANGERS,
  TEST_PASSWORD,
  type TestPerson,
} from './test-people.ts';

type Seed = { organization: string; name: string; domain: string; clients: Record<string, string> };

const SEEDS: Seed[] = [
  {
    organization: ORGANIZATION,
    name: 'Nóminas del Valle',
    domain: 'valle',
    clients: { [CLIENT]: 'Abarrotes Azteca', [SECOND_CLIENT]: 'Buenavista Textil' },
  },
  {
    organization: OTHER_ORGANIZATION,
    name: 'Otra Firma',
    domain: 'otra',
    clients: { [OTHER_CLIENT]: 'Ajena' },
  },
];

/** @param owner connected as the database's owner; the API's own role may not add organizations. */
export async function seedTestData(owner: Kysely<Database>): Promise<void> {
  const password_hash = await hashPassword(TEST_PASSWORD);
  const people: TestPerson[] = [...Object.values(PEOPLE), COLLEAGUE, ...Object.values(STRANGERS)];
  for (const seed of SEEDS)
    await inTenant(
      owner,
      { organizationId: seed.organization, userId: null, role: 'SuperAdmin' },
      async (trx) => {
        await insertOrganization(trx, seed);
        for (const { id, organizationId, name, mail, role, clientId } of people) {
          if (organizationId !== seed.organization) continue;
          const values = {
            organization_id: organizationId,
            id,
            name,
            mail,
            role,
            password_hash,
            client_id: clientId,
          };
          await trx.insertInto('users').values(values).execute();
          await trx
            .insertInto('user_modules')
            .columns(['organization_id', 'user_id', 'module_id'])
            .expression((eb) =>
              eb
                .selectFrom('modules')
                .select([
                  sql`${organizationId}::uuid`.as('organization_id'),
                  sql`${id}::uuid`.as('user_id'),
                  'id',
                ])
                .where(sql<boolean>`${role} = any (roles)`),
            )
            .execute();
        }
        if (seed.organization === ORGANIZATION)
          await trx
            .insertInto('user_clients')
            .values({ organization_id: ORGANIZATION, user_id: PEOPLE.Ejecutivo.id, client_id: CLIENT })
            .execute();
        await seedDirectory(trx, seed.organization);
        for (const client of Object.keys(seed.clients)) await insertPayroll(trx, seed.organization, client);
      },
    );
}

async function insertOrganization(trx: TenantTransaction, { organization, name, domain, clients }: Seed) {
  await trx
    .insertInto('organizations')
    .values({
      id: organization,
      name,
      folder_name: name,
      domain,
      primary_color: '2545C4',
      secondary_color: 'FDAE38',
      logo: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      logo_media_type: 'image/svg+xml',
    })
    .execute();
  await trx
    .insertInto('clients')
    .values(
      Object.entries(clients).map(([id, client]) => ({
        organization_id: organization,
        id,
        name: client,
        rfc: 'AAA010101AAA',
        representante_legal: 'Rosa Peña',
        rfc_representante: 'PERR800101AAA',
        domicilio: 'Calle 1',
      })),
    )
    .execute();
}

/**
 * A payroll of a client: 3 cost centres, 2 periods, 12 employees with accents and special characters in their names, a
 * result for each employee and period, 2 lines for each result.
 */
async function insertPayroll(trx: TenantTransaction, organization: string, client: string): Promise<void> {
  const tenant = sql`${organization}::uuid, ${client}::uuid`;
  const { rows } = await sql<{ paysheet: number; process: number; register: number; concept: number }>`
    with payroll as (
      insert into paysheets (organization_id, client_id, id_humansite, paysheet, periodicity)
      values (${tenant}, 'N-' || right(${client}, 3), 'Quincenal', 'Quincenal') returning id
    ), process as (
      insert into processes (organization_id, process, description)
      values (${organization}::uuid, 'ORD', 'Nómina ordinaria') returning id
    ), company as (
      insert into companies (organization_id, client_id, empresa, rfc)
      values (${tenant}, 'Empresa ' || right(${client}, 3), 'AAA010101AAA') returning id
    ), register as (
      insert into registers (organization_id, client_id, company_id, register, risk_premium, delegation)
      select ${tenant}, company.id, 'Y12345671' || right(${client}, 2), 0.54355, 'Centro' from company returning id
    ), concept as (
      insert into concepts (organization_id, key, description, type_value, kind)
      values (${organization}::uuid, 'P001-' || right(${client}, 3), 'Sueldo', 'IM', 'Percepción') returning id
    )
    select payroll.id as paysheet, process.id as process, register.id as register, concept.id as concept
    from payroll, process, register, concept
  `.execute(trx);
  const [made] = rows;
  if (made === undefined) throw new Error('the payroll was not made');
  await sql`
    insert into cost_centers (organization_id, client_id, paysheet_id, code, cost_center)
    select ${tenant}, ${made.paysheet}, 'CC' || n, 'Área ' || n from generate_series(1, 3) n
  `.execute(trx);
  await sql`
    insert into periods (organization_id, client_id, paysheet_id, process_id, number, mes, calendar, month,
      initial_date, end_date, payment_date)
    select ${tenant}, ${made.paysheet}, ${made.process}, n, 'Enero', 2026, 1,
      date '2026-01-01' + (n - 1) * 15, date '2026-01-15' + (n - 1) * 15, date '2026-01-16' + (n - 1) * 15
    from generate_series(1, 2) n
  `.execute(trx);
  await insertEmployees(trx, {
    organization,
    client,
    paysheet: made.paysheet,
    register: made.register,
    from: 1,
    to: 12,
  });
  await sql`
    insert into payroll_results (organization_id, client_id, employee_id, period_id, days_paid, total_perceptions,
      total_deductions, net_pay, employer_cost, calculated_at)
    select ${tenant}, e.id, p.id, 15, e.daily_salary * 15, 100.10, e.daily_salary * 15 - 100.10, 50,
      timestamptz '2026-01-16T05:30:00Z'
    from employees e join periods p on p.paysheet_id = e.paysheet_id
    where e.organization_id = ${organization}::uuid and e.client_id = ${client}::uuid
  `.execute(trx);
  await sql`
    insert into payroll_lines (organization_id, client_id, payroll_result_id, concept_id, units, amount,
      taxable_amount, exempt_amount)
    select ${tenant}, r.id, ${made.concept}, n, r.net_pay / 2, 0, 0
    from payroll_results r, generate_series(1, 2) n
    where r.organization_id = ${organization}::uuid and r.client_id = ${client}::uuid
  `.execute(trx);
}

type Employees = {
  organization: string;
  client: string;
  paysheet: number;
  register: number;
  from: number;
  to: number;
};

/** Employees numbered from 1; the third is called Muñoz, the fourth has a percent sign, the fifth an apostrophe. */
export async function insertEmployees(trx: TenantTransaction, employees: Employees): Promise<void> {
  const { organization, client, paysheet, register, from, to } = employees;
  await sql`
    insert into employees (organization_id, client_id, paysheet_id, cost_center_id, register_id, human_id, name,
      nombres, apellido_paterno, rfc, curp, ssn, birth_date, gender, estado_civil, nacionalidad, email, telefono,
      position, hire_date, termination_date, daily_salary, sbc)
    select ${organization}::uuid, ${client}::uuid, ${paysheet},
      (select id from cost_centers where paysheet_id = ${paysheet} and code = 'CC' || (n % 3 + 1)), ${register},
      'E' || lpad(n::text, 5, '0'),
      case n when 3 then 'José MUÑOZ Ávila' when 4 then 'Ana 100% _Pérez' when 5 then 'Iñaki O''Neill'
        else 'Persona ' || n end,
      'Nombre', 'Apellido', 'RFC' || n, 'CURP' || n, 'NSS' || n, date '1990-01-01' + n, 'M', 'Soltero',
      'Mexicana', 'p' || n || '@pruebas.test', '5550000000', 'Auxiliar', date '2020-02-29',
      case when n % 4 = 0 then date '2026-06-30' end, 300 + n + 0.25, 320 + n
    from generate_series(${from}::int, ${to}::int) n
  `.execute(trx);
}
