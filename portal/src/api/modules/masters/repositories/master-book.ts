/** All masters of a client at once, each with the words that name what it belongs to. */
import type { EmploymentSpan } from '@lienzo/schema/payroll/employment';
import type { ClientSheetId } from '@lienzo/templates/layouts/master-sheets';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type OfClient = { organizationId: string; clientId: string };

/** By the names of the workbook's fields, and `id`; `ended_on` of what ends. */
export type BookRow = Readonly<Record<string, string | number | boolean | null>>;
export type MasterBook = Record<ClientSheetId, BookRow[]> & { employments: BookEmployment[] };
/** Of everybody, also the earlier ones, which no sheet shows. */
export type BookEmployment = EmploymentSpan & { employee_id: number };

/** In the order in which the workbook shows them. */
export async function loadMasterBook(trx: TenantTransaction, source: OfClient): Promise<MasterBook> {
  const rows = async (id: ClientSheetId): Promise<BookRow[]> =>
    (await sql<BookRow>`${SELECTS[id](source)}`.execute(trx)).rows;
  return {
    paysheets: await rows('paysheets'),
    periods: await rows('periods'),
    companies: await rows('companies'),
    registers: await rows('registers'),
    costCenters: await rows('costCenters'),
    employees: await rows('employees'),
    salaries: await rows('salaries'),
    credits: await rows('credits'),
    employments: await listClientEmployments(trx, source),
  };
}

const own = (table: string, { organizationId, clientId }: OfClient) =>
  sql`${sql.ref(`${table}.organization_id`)} = ${organizationId} and ${sql.ref(`${table}.client_id`)} = ${clientId}`;

const withPaysheet = (table: string) => sql`
  join paysheets on paysheets.organization_id = ${sql.ref(`${table}.organization_id`)}
    and paysheets.id = ${sql.ref(`${table}.paysheet_id`)}`;

/** Of what belongs to somebody. */
const withPerson = (table: string) => sql`
  join employees on employees.organization_id = ${sql.ref(`${table}.organization_id`)}
    and employees.id = ${sql.ref(`${table}.employee_id`)}
  ${withPaysheet('employees')}`;

const SELECTS: Record<ClientSheetId, (scope: OfClient) => ReturnType<typeof sql>> = {
  paysheets: (scope) => sql`
    select id, id_humansite, paysheet, periodicity, overtime_rule, overtime_rule_from, zone, days_convention, absence_share,
      service_start, ended_on
    from paysheets where ${own('paysheets', scope)} order by id_humansite`,
  periods: (scope) => sql`
    select periods.id, id_humansite, processes.description as process, calendar, number, mes, initial_date, end_date, payment_date,
      incidence_close_date, (payment_date < end_date or coalesce(incidence_close_date < end_date, false)) as early_close
    from periods ${withPaysheet('periods')}
    join processes on processes.organization_id = periods.organization_id and processes.id = periods.process_id
    where ${own('periods', scope)} order by id_humansite, process_id, calendar, number`,
  companies: (scope) =>
    sql`select id, rfc, empresa, ended_on from companies where ${own('companies', scope)} order by rfc`,
  registers: (scope) => sql`
    select registers.id, register, vigente_desde, trim_scale(premium.risk_premium)::text as risk_premium,
      rfc as company_id, delegation, subdelegation, umf, registers.ended_on
    from registers
    join companies on companies.organization_id = registers.organization_id and companies.id = company_id
    left join register_premiums premium
      on premium.organization_id = registers.organization_id and premium.register_id = registers.id
    where ${own('registers', scope)} order by register, vigente_desde`,
  costCenters: (scope) => sql`
    select cost_centers.id, id_humansite, code, cost_center, cost_centers.ended_on from cost_centers ${withPaysheet('cost_centers')}
    where ${own('cost_centers', scope)} order by id_humansite, code`,
  employees: (scope) => sql`
    select employees.id, id_humansite, human_id, ssn, nombres, apellido_paterno, apellido_materno, employees.rfc, curp,
      birth_date, gender, estado_civil, nacionalidad, lugar_nacimiento, email, telefono, codigo_postal, "position",
      code as cost_center_id, register as register_id, hire_date, termination_date, causa_baja, tipo_trabajador,
      tipo_salario, jornada, employees.umf, bank, bank_account, clabe,
      trim_scale(saldo_vacaciones)::text as saldo_vacaciones, saldo_vacaciones_al, ubicacion, employees.daily_salary, employees.sbc, identity_confirmed
    from employees ${withPaysheet('employees')}
    join cost_centers on cost_centers.organization_id = employees.organization_id and cost_centers.id = cost_center_id
    join registers on registers.organization_id = employees.organization_id and registers.id = register_id
    where ${own('employees', scope)} order by id_humansite, employees.name, employees.id`,
  salaries: (scope) => sql`
    select distinct on (id_humansite, employees.name, employee_id, vigente_desde) employee_id as id, id_humansite, human_id,
      ssn, employees.name, vigente_desde, salary.daily_salary, salary.sbc
    from employee_salaries salary ${withPerson('salary')}
    where ${own('salary', scope)}
    order by id_humansite, employees.name, employee_id, vigente_desde, salary.id desc`,
  credits: (scope) => sql`
    select credit.id, id_humansite, human_id, ssn, employees.name, kind, credit.number, vigente_desde, discount_type,
      value, vigente_hasta, tabla_disminucion, porcentaje_reducido
    from employee_credits credit ${withPerson('credit')}
    where ${own('credit', scope)} order by id_humansite, employees.name, employee_id, vigente_desde, credit.id`,
};

/** Makes others that change the client's payrolls, people or places wait until the transaction ends. */
export async function lockMasters(
  trx: TenantTransaction,
  { organizationId, clientId }: OfClient,
): Promise<void> {
  for (const table of ['paysheets', 'employees', 'companies', 'registers', 'cost_centers'] as const) {
    const rows = trx
      .selectFrom(table)
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('client_id', '=', clientId)
      .orderBy('id');
    // Somebody who is hired holds their places before the payroll: only who ends or changes these waits for them.
    const isScope = table !== 'paysheets' && table !== 'employees';
    await (isScope ? rows.forNoKeyUpdate() : rows.forUpdate()).execute();
  }
}

/** Numbers of payrolls and registers that other clients of the organization have, as far as the person sees them. */
export async function listForeignNumbers(
  trx: TenantTransaction,
  { organizationId, clientId }: OfClient,
): Promise<{ paysheets: Set<string>; registers: Set<string> }> {
  const paysheets = await trx
    .selectFrom('paysheets')
    .select('id_humansite')
    .where('organization_id', '=', organizationId)
    .where('client_id', '<>', clientId)
    .execute();
  const registers = await trx
    .selectFrom('registers')
    .select('register')
    .where('organization_id', '=', organizationId)
    .where('client_id', '<>', clientId)
    .execute();
  return {
    paysheets: new Set(paysheets.map(({ id_humansite }) => id_humansite)),
    registers: new Set(registers.map(({ register }) => register)),
  };
}

/** By person and day. */
function listClientEmployments(
  trx: TenantTransaction,
  { organizationId, clientId }: OfClient,
): Promise<BookEmployment[]> {
  return trx
    .selectFrom('employments')
    .select(['employee_id', 'hire_date', 'initial_date', 'termination_date'])
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .orderBy('employee_id')
    .orderBy('initial_date')
    .execute();
}
