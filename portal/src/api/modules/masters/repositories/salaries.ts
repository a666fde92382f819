/** Dated salaries: a row for each change, never overwritten; the last one of a day holds. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type Salary = { vigente_desde: string; daily_salary: string; sbc: string };
type OfEmployee = { organizationId: string; clientId: string; employeeId: number };

/** The one way in which a salary changes: a row is added, and the employee has the salary that is in force today. */
export async function addSalaryRow(
  trx: TenantTransaction,
  { organizationId, clientId, employeeId }: OfEmployee,
  salary: Salary,
  today: string,
): Promise<void> {
  await trx
    .insertInto('employee_salaries')
    .values({
      organization_id: organizationId,
      client_id: clientId,
      employee_id: employeeId,
      ...salary,
    })
    .execute();
  await refreshSalaries(trx, { organizationId, today, employeeIds: [employeeId] });
}

/** Other amounts for the salary of a day: the last row of a day holds, and the IMSS is told of one change only. */
export async function correctSalaryRow(
  trx: TenantTransaction,
  source: OfEmployee,
  salary: Salary,
  today: string,
): Promise<void> {
  await addSalaryRow(trx, source, salary, today);
  await trx
    .updateTable('movements')
    .set({ sbc: salary.sbc })
    .where('organization_id', '=', source.organizationId)
    .where('employee_id', '=', source.employeeId)
    .where('movement_date', '=', salary.vigente_desde)
    .where('movement_type', 'in', ['07', '08'])
    .execute();
}

/**
 * Gives employees the salary that is in force on `today`; the first one before it begins.
 * @param of without `employeeIds`, those with a salary that began in the last days, which a daily job passes.
 * @returns how many changed.
 */
export async function refreshSalaries(
  trx: TenantTransaction,
  {
    organizationId,
    today,
    employeeIds,
  }: { organizationId: string; today: string; employeeIds?: readonly number[] },
): Promise<number> {
  const which =
    employeeIds === undefined
      ? sql`vigente_desde between ${today}::date - 31 and ${today}::date`
      : sql`employee_id = any (${employeeIds}::int[])`;
  const { numAffectedRows } = await sql`
    update employees set daily_salary = salary.daily_salary, sbc = salary.sbc
    from (
      select distinct on (employee_id) employee_id, daily_salary, sbc
      from employee_salaries
      where organization_id = ${organizationId} and employee_id in (
        select employee_id from employee_salaries where organization_id = ${organizationId} and ${which}
      )
      order by employee_id, vigente_desde > ${today}::date,
        case when vigente_desde > ${today}::date then vigente_desde end,
        vigente_desde desc, id desc
    ) as salary
    where employees.organization_id = ${organizationId} and employees.id = salary.employee_id
      and (employees.daily_salary, employees.sbc) is distinct from (salary.daily_salary, salary.sbc)
  `.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** From the latest to the first; of one day only the one that holds. */
export async function listSalaries(
  trx: TenantTransaction,
  { organizationId, employeeId }: { organizationId: string; employeeId: number },
): Promise<Salary[]> {
  const { rows } = await sql<Salary>`
    select distinct on (vigente_desde) vigente_desde, daily_salary, sbc from employee_salaries
    where organization_id = ${organizationId} and employee_id = ${employeeId}
    order by vigente_desde desc, id desc
  `.execute(trx);
  return rows;
}
