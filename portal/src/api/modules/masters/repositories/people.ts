/** The employees of a payroll. */
import type { PayrollPerson } from '@lienzo/schema/masters/master-endpoints';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { employmentsOf, touches } from './employments.ts';

type Requested = {
  organizationId: string;
  paysheetId: number;
  costCenterId?: number | undefined;
  /** Only those employed on some day from the first to the last of these. */
  days?: { first: string; last: string } | undefined;
};

/** By name; who moved to another payroll with the cost centre and the days that they had in this one. */
export async function listPayrollPeople(
  trx: TenantTransaction,
  { organizationId, paysheetId, costCenterId, days }: Requested,
): Promise<PayrollPerson[]> {
  const meets = days === undefined ? sql`true` : touches(sql.ref('one'), days);
  // Who changes the cost centre within the days is captured in both.
  const isThere =
    days === undefined || costCenterId === undefined ? sql`true` : sql`one.cost_center_id = ${costCenterId}`;
  const { rows } = await sql<PayrollPerson>`
    select employees.id, human_id, name, last.paysheet_id, cost_center as centro_de_costos, last.hire_date,
      last.termination_date, ${employmentsOf(sql`employees.id`, { organizationId, paysheetId })} as employments,
      estado_civil, rfc, curp, ssn, birth_date, nacionalidad, email, telefono, gender
    from (
      select distinct on (employee_id) one.* from employments one
      where one.organization_id = ${organizationId} and one.paysheet_id = ${paysheetId} and ${meets}
        and ${isThere}
      order by employee_id, initial_date desc
    ) as last
    join employees on employees.organization_id = last.organization_id and employees.id = last.employee_id
    join cost_centers on cost_centers.organization_id = last.organization_id and cost_centers.id = last.cost_center_id
    where ${costCenterId ?? null}::integer is null or last.cost_center_id = ${costCenterId ?? null}
    order by name, employees.id
  `.execute(trx);
  return rows;
}

/** The first and the last day of a period of the payroll; undefined when it has no such period. */
export async function findPeriodDays(
  trx: TenantTransaction,
  scope: { organizationId: string; paysheetId: number; periodId: number },
): Promise<{ first: string; last: string } | undefined> {
  return trx
    .selectFrom('periods')
    .select(['initial_date as first', 'end_date as last'])
    .where('organization_id', '=', scope.organizationId)
    .where('paysheet_id', '=', scope.paysheetId)
    .where('id', '=', scope.periodId)
    .executeTakeFirst();
}
