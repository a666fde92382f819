/** Who leaves in a period, and what is due to them. */
import type { SettlementRecord } from '@lienzo/schema/runs/settlement-endpoints';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { isOfPeriod } from './period-people.ts';
import type { RunPeriod } from './run-periods.ts';

export type LeaverRow = {
  employee_id: number;
  human_id: string | null;
  name: string;
  hire_date: string;
  termination_date: string;
  causa_baja: string | null;
  facts: SettlementRecord | null;
};

/** By name. @param only one of them. */
export async function listLeavers(
  trx: TenantTransaction,
  period: RunPeriod,
  only?: number,
): Promise<LeaverRow[]> {
  const { rows } = await sql<LeaverRow>`
    select person.id as employee_id, person.human_id, person.name, own.hire_date, own.termination_date, own.causa_baja,
      case when settlement.employee_id is not null then jsonb_build_object(
        'pending_vacation_days', pending_vacation_days::text, 'pays_salary', pays_salary,
        'pays_indemnity', pays_indemnity, 'pays_twenty_days', pays_twenty_days, 'pays_seniority', pays_seniority
      ) end as facts
    from (
      select distinct on (employee_id) employee_id, hire_date, termination_date, causa_baja from employments
      where organization_id = ${period.organization_id}::uuid and paysheet_id = ${period.paysheet_id}
        and ${isOfPeriod(period)} and ${only === undefined ? sql`true` : sql`employee_id = ${only}`}
      order by employee_id, initial_date desc
    ) own
    join employees person on person.organization_id = ${period.organization_id}::uuid and person.id = own.employee_id
    left join payroll_settlements settlement on settlement.organization_id = person.organization_id
      and settlement.period_id = ${period.id} and settlement.employee_id = person.id
    order by person.name, person.id
  `.execute(trx);
  return rows;
}

export async function saveSettlement(
  trx: TenantTransaction,
  period: RunPeriod,
  { employeeId, userId, ...facts }: SettlementRecord & { employeeId: number; userId: string },
): Promise<void> {
  const values = { ...facts, user_id: userId, saved_at: new Date() };
  await trx
    .insertInto('payroll_settlements')
    .values({
      ...{ organization_id: period.organization_id, client_id: period.client_id, period_id: period.id },
      ...{ employee_id: employeeId, ...values },
    })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'period_id', 'employee_id']).doUpdateSet(values),
    )
    .execute();
}
