/** Employments: which one a day belongs to, and how they begin, move and are written. `employees` shows the last one. */
import type { EmploymentDetail } from '@lienzo/schema/masters/employee-endpoints';
import type { EmploymentSpan } from '@lienzo/schema/payroll/employment';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type OfEmployee = { organizationId: string; employeeId: number };

export type StoredEmployment = EmploymentSpan & {
  id: number;
  client_id: string;
  employee_id: number;
  paysheet_id: number;
  cost_center_id: number;
  register_id: number;
  causa_baja: string | null;
};

const COLUMNS = [
  'id',
  'client_id',
  'employee_id',
  'paysheet_id',
  'cost_center_id',
  'register_id',
  'hire_date',
  'initial_date',
  'termination_date',
  'causa_baja',
] as const;

/** All of somebody, the first one first. */
export const listEmployments = (
  trx: TenantTransaction,
  { organizationId, employeeId }: OfEmployee,
): Promise<StoredEmployment[]> => listEmploymentsOf(trx, { organizationId, employeeIds: [employeeId] });

/** All of several people, the first of each first. */
export function listEmploymentsOf(
  trx: TenantTransaction,
  { organizationId, employeeIds }: { organizationId: string; employeeIds: readonly number[] },
): Promise<StoredEmployment[]> {
  return trx
    .selectFrom('employments')
    .select(COLUMNS)
    .where('organization_id', '=', organizationId)
    .where(sql<SqlBool>`employee_id = any (${employeeIds}::integer[])`)
    .orderBy('initial_date')
    .execute();
}

/** Whether an employment has a day from the first to the last of these. */
export const touches = (
  employment: RawBuilder<unknown>,
  { first, last }: { first: string | RawBuilder<unknown>; last: string | RawBuilder<unknown> },
): RawBuilder<boolean> => sql<boolean>`(${employment}.initial_date <= ${last}
  and (${employment}.termination_date is null or ${employment}.termination_date >= ${first}))`;

/** An expression: the employments of a person in a payroll, as `EmploymentSpan`s, the first one first. */
export const employmentsOf = (
  employee: RawBuilder<unknown>,
  { organizationId, paysheetId }: { organizationId: string; paysheetId: number },
): RawBuilder<EmploymentSpan[]> => sql<EmploymentSpan[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('hire_date', own.hire_date, 'initial_date', own.initial_date,
    'termination_date', own.termination_date) order by own.initial_date), '[]')
  from employments own
  where own.organization_id = ${organizationId} and own.employee_id = ${employee} and own.paysheet_id = ${paysheetId}
)`;

/** A condition: the person has, or had, an employment in the payroll. */
export const worksIn = (
  employee: RawBuilder<unknown>,
  { organizationId, paysheetId }: { organizationId: string; paysheetId: number },
): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from employments own
  where own.organization_id = ${organizationId} and own.employee_id = ${employee} and own.paysheet_id = ${paysheetId}
)`;

/** Somebody who left comes back to the payroll and contract that they had last. */
export async function beginEmployment(
  trx: TenantTransaction,
  { organizationId, employeeId }: OfEmployee,
  hireDate: string,
  scopes: Omit<Scopes, 'paysheet_id'>,
): Promise<void> {
  await sql`
    insert into employments (organization_id, client_id, employee_id, paysheet_id, cost_center_id, register_id,
      hire_date, initial_date, position, tipo_trabajador, tipo_salario, jornada)
    select organization_id, client_id, id, paysheet_id, ${scopes.cost_center_id}, ${scopes.register_id},
      ${hireDate}, ${hireDate}, "position", tipo_trabajador, tipo_salario, jornada
    from employees where organization_id = ${organizationId} and id = ${employeeId}
  `.execute(trx);
}

export type Scopes = { paysheet_id: number; cost_center_id: number; register_id: number };

/**
 * From a day on the last employment goes on in another place: the same hire, another row. On its first day it has been in
 * the other place from the beginning.
 * @param move `human_id`: the number from then on; `causa_baja`: what the row that ends says.
 * @throws a unique violation of `human_id` when another one of the payroll has it.
 */
export async function moveEmployment(
  trx: TenantTransaction,
  { organizationId, last }: { organizationId: string; last: StoredEmployment },
  move: { from: string; places: Scopes; human_id: string | null; causa_baja: string | null },
): Promise<void> {
  // The row of the person is followed by their last employment.
  await trx
    .updateTable('employees')
    .set({ ...move.places, human_id: move.human_id })
    .where('organization_id', '=', organizationId)
    .where('id', '=', last.employee_id)
    .execute();
  if (move.from === last.initial_date) return;
  await trx
    .updateTable('employments')
    .set({ initial_date: move.from })
    .where('organization_id', '=', organizationId)
    .where('id', '=', last.id)
    .execute();
  await sql`
    insert into employments (organization_id, client_id, employee_id, paysheet_id, cost_center_id, register_id,
      hire_date, initial_date, termination_date, causa_baja, position, tipo_trabajador, tipo_salario, jornada)
    select organization_id, client_id, employee_id, ${last.paysheet_id}, ${last.cost_center_id}, ${last.register_id},
      hire_date, ${last.initial_date}, ${move.from}::date - 1, ${move.causa_baja}, "position", tipo_trabajador,
      tipo_salario, jornada
    from employments where organization_id = ${organizationId} and id = ${last.id}
  `.execute(trx);
}

/** Days with capture in a payroll where the person did not work on that day, in order. */
export async function listOutOfScopeDays(
  trx: TenantTransaction,
  { organizationId, employeeId }: OfEmployee,
): Promise<string[]> {
  const captured = (table: string, day: string) => sql`
    select ${sql.ref(day)} as day, period_id from ${sql.table(table)}
    where organization_id = ${organizationId} and employee_id = ${employeeId}`;
  const { rows } = await sql<{ day: string }>`
    select distinct captured.day
    from (
      ${captured('incidents', 'capture_date')} union all ${captured('overtime_days', 'fecha')}
      union all ${captured('disabilities', 'fecha_incapacidad')}
    ) as captured
    join periods on periods.organization_id = ${organizationId} and periods.id = captured.period_id
    where not exists (
      select from employments own
      where own.organization_id = ${organizationId} and own.employee_id = ${employeeId}
        and own.paysheet_id = periods.paysheet_id
        and captured.day between own.initial_date and coalesce(own.termination_date, captured.day)
    )
    order by captured.day
  `.execute(trx);
  return rows.map(({ day }) => day);
}

/** Of somebody in words, the last one first. */
export async function listEmploymentDetails(
  trx: TenantTransaction,
  { organizationId, employeeId }: OfEmployee,
): Promise<EmploymentDetail[]> {
  const { rows } = await sql<EmploymentDetail>`
    select own.id, own.paysheet_id as nomina_id, id_humansite || ' ' || paysheet as nomina, own.cost_center_id,
      cost_center as centro_de_costos, own.register_id, register, own.hire_date, own.initial_date, own.termination_date,
      own.causa_baja, own.position
    from employments own
    join paysheets on paysheets.organization_id = own.organization_id and paysheets.id = own.paysheet_id
    join cost_centers on cost_centers.organization_id = own.organization_id and cost_centers.id = own.cost_center_id
    join registers on registers.organization_id = own.organization_id and registers.id = own.register_id
    where own.organization_id = ${organizationId} and own.employee_id = ${employeeId}
    order by own.initial_date desc
  `.execute(trx);
  return rows;
}

type Correction = Pick<
  StoredEmployment,
  'initial_date' | 'termination_date' | 'causa_baja' | 'cost_center_id' | 'register_id'
>;

/**
 * Repairs an employment; its neighbours of the same hire follow: the hire date is that of all of them, and one ends the day
 * before the next begins.
 * @throws a violation of `employments_overlap` or `employments_dates`.
 */
export async function correctEmployment(
  trx: TenantTransaction,
  organizationId: string,
  { own, before }: { own: StoredEmployment; before: StoredEmployment | undefined },
  values: Correction,
): Promise<void> {
  const change = (set: Partial<StoredEmployment>, hire: Partial<StoredEmployment>) =>
    trx
      .updateTable('employments')
      .set(set)
      .where('organization_id', '=', organizationId)
      .where('employee_id', '=', own.employee_id)
      .where((eb) => eb.and(hire))
      .execute();
  await sql`set constraints employments_overlap deferred`.execute(trx);
  const isFirst = own.initial_date === own.hire_date;
  await change({ ...values, ...(isFirst ? { hire_date: values.initial_date } : {}) }, { id: own.id });
  if (isFirst) await change({ hire_date: values.initial_date }, { hire_date: own.hire_date });
  else if (before !== undefined)
    await change({ termination_date: addDays(values.initial_date, -1) }, { id: before.id });
  await sql`set constraints employments_overlap immediate`.execute(trx);
}

/** @param before the row of the same hire that goes on instead; undefined: a hire of its own. */
export async function removeEmployment(
  trx: TenantTransaction,
  organizationId: string,
  { own, before }: { own: StoredEmployment; before: StoredEmployment | undefined },
): Promise<void> {
  await trx
    .deleteFrom('employments')
    .where('organization_id', '=', organizationId)
    .where('id', '=', own.id)
    .execute();
  if (before === undefined) return;
  const { termination_date, causa_baja } = own;
  await trx
    .updateTable('employments')
    .set({ termination_date, causa_baja })
    .where('organization_id', '=', organizationId)
    .where('id', '=', before.id)
    .execute();
}

/** Whether the session sees every payroll of its clients, and so every employment of a person. */
export async function seesEveryEmployment(trx: TenantTransaction): Promise<boolean> {
  const { rows } = await sql<{ sees: boolean }>`
    select coalesce(current_setting('app.hidden_paysheets', true), '') = '' as sees
  `.execute(trx);
  return rows[0]?.sees ?? false;
}
