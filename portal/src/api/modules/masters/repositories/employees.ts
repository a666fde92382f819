/** Employees as they are set up. */
import type {
  EmployeeContent,
  EmployeeDetail,
  EmployeeRow,
  search_employees,
} from '@lienzo/schema/masters/employee-endpoints';
import { EMPLOYEES_PAGE } from '@lienzo/schema/masters/employee-endpoints';
import { searchText } from '@lienzo/schema/text/fold-text';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { peopleWithTerms } from './people-with-terms.ts';

type Search = z.output<NonNullable<typeof search_employees.query>>;

const ORDERS = {
  name: sql`employees.name`,
  human_id: sql`human_id`,
  position: sql`position`,
  hire_date: sql`hire_date`,
  daily_salary: sql`daily_salary`,
} satisfies Record<Search['orden'], RawBuilder<unknown>>;

/** More than a payroll has people. */
const MAX_MATCHES = 1_000_000;

/** A page, and how many there are in all. */
export async function searchEmployees(
  trx: TenantTransaction,
  organizationId: string,
  { nomina_id, q, estatus, orden, sentido, page }: Search,
): Promise<{ employees: EmployeeRow[]; total: number }> {
  const texts = searchText(q);
  const match =
    texts.length === 0
      ? undefined
      : await peopleWithTerms(trx, { organizationId, paysheetId: nomina_id }, texts, MAX_MATCHES);
  const requested = sql.join(
    [
      sql`employees.organization_id = ${organizationId}`,
      sql`employees.paysheet_id = ${nomina_id}`,
      ...(estatus === undefined ? [] : [sql`estatus = ${estatus}`]),
      ...(match === undefined ? [] : [sql`employees.id in (${match})`]),
    ],
    sql` and `,
  );
  const direction = sql.raw(sentido === 'desc' ? 'desc' : 'asc');
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from employees where ${requested}
  `.execute(trx);
  const { rows } = await sql<EmployeeRow>`
    with page as (
      select * from employees where ${requested}
      order by ${ORDERS[orden]} ${direction} nulls last, employees.id
      limit ${EMPLOYEES_PAGE} offset ${(page - 1) * EMPLOYEES_PAGE}
    )
    select employees.id, human_id, employees.name, "position", cost_center as centro_de_costos, register, hire_date,
      termination_date, estatus, daily_salary
    from page as employees
    join cost_centers on cost_centers.organization_id = employees.organization_id and cost_centers.id = cost_center_id
    join registers on registers.organization_id = employees.organization_id and registers.id = register_id
    order by ${ORDERS[orden]} ${direction} nulls last, employees.id
  `.execute(trx);
  return { employees: rows, total: counted.rows[0]?.total ?? 0 };
}

const CONTENT = [
  'human_id',
  'nombres',
  'apellido_paterno',
  'apellido_materno',
  'rfc',
  'curp',
  'ssn',
  'birth_date',
  'gender',
  'estado_civil',
  'nacionalidad',
  'lugar_nacimiento',
  'email',
  'telefono',
  'codigo_postal',
  'position',
  'cost_center_id',
  'register_id',
  'hire_date',
  'tipo_trabajador',
  'tipo_salario',
  'jornada',
  'umf',
  'bank',
  'bank_account',
  'clabe',
  'saldo_vacaciones',
  'saldo_vacaciones_al',
  'ubicacion',
] as const satisfies (keyof EmployeeContent)[];

export type StoredEmployee = Omit<
  EmployeeDetail,
  'salaries' | 'credits' | 'employments' | 'can' | 'nomina_id' | 'causa_baja'
> & {
  client_id: string;
  paysheet_id: number;
  causa_baja: string | null;
};

type OfEmployee = { organizationId: string; employeeId: number };

/** @param lock makes others that change the employee wait until the transaction ends. */
export function findEmployee(
  trx: TenantTransaction,
  { organizationId, employeeId }: OfEmployee,
  lock: 'lock' | 'read' = 'read',
): Promise<StoredEmployee | undefined> {
  return trx
    .selectFrom('employees')
    .select([
      'id',
      'client_id',
      'paysheet_id',
      'name',
      'estatus',
      'termination_date',
      'causa_baja',
      'daily_salary',
      'sbc',
      ...CONTENT,
    ])
    .where('organization_id', '=', organizationId)
    .where('id', '=', employeeId)
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Given names first, as people write it. */
export const fullName = ({
  nombres,
  apellido_paterno,
  apellido_materno,
}: Pick<EmployeeContent, 'nombres' | 'apellido_paterno' | 'apellido_materno'>): string =>
  [nombres, apellido_paterno, apellido_materno].filter((part) => part !== '').join(' ');

/**
 * @param isConfirmed somebody has answered who else has the NSS, CURP or RFC.
 * @throws a unique violation of `human_id` when another one of the payroll has it.
 */
export async function insertEmployee(
  trx: TenantTransaction,
  scope: { organizationId: string; clientId: string; paysheetId: number },
  employee: EmployeeContent & { daily_salary: string; sbc: string },
  isConfirmed: boolean,
): Promise<number> {
  const { id } = await trx
    .insertInto('employees')
    .values({
      organization_id: scope.organizationId,
      client_id: scope.clientId,
      paysheet_id: scope.paysheetId,
      name: fullName(employee),
      ...employee,
      identity_confirmed: isConfirmed,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * @param isConfirmed as of `insertEmployee`; undefined: as it was.
 * @throws a unique violation of `human_id` when another one of the payroll has it.
 */
export async function updateEmployeeContent(
  trx: TenantTransaction,
  { organizationId, employeeId }: OfEmployee,
  content: EmployeeContent,
  isConfirmed?: boolean,
): Promise<void> {
  await trx
    .updateTable('employees')
    .set({
      name: fullName(content),
      ...content,
      ...(isConfirmed === undefined ? {} : { identity_confirmed: isConfirmed }),
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', employeeId)
    .execute();
}

/** Somebody leaves, or somebody has answered who they are; the last employment follows. */
export async function updateEmployee(
  trx: TenantTransaction,
  { organizationId, employeeId }: OfEmployee,
  values: { termination_date: string; causa_baja: string; estatus: 'F' } | { identity_confirmed: boolean },
): Promise<void> {
  await trx
    .updateTable('employees')
    .set(values)
    .where('organization_id', '=', organizationId)
    .where('id', '=', employeeId)
    .execute();
}

/** What the IMSS is told of: 08 hired or back, 07 another salary, 02 left. */
export async function insertMovement(
  trx: TenantTransaction,
  employee: { organizationId: string; clientId: string; employeeId: number; registerId: number },
  movement: {
    movement_type: '02' | '07' | '08';
    movement_date: string;
    sbc: string | null;
    termination_cause?: string;
  },
): Promise<void> {
  await trx
    .insertInto('movements')
    .values({
      organization_id: employee.organizationId,
      client_id: employee.clientId,
      employee_id: employee.employeeId,
      register_id: employee.registerId,
      description: MOVEMENTS[movement.movement_type],
      termination_cause: null,
      ...movement,
    })
    .execute();
}

export const MOVEMENTS = {
  '02': 'Baja',
  '07': 'Modificación de salario',
  '08': 'Alta o reingreso',
} as const;
