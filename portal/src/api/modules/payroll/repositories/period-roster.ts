/** Everybody whom a period pays, to be found by number. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { isOfPeriod } from './period-people.ts';
import type { RunPeriod } from './run-periods.ts';

/** By number. */
export async function listRoster(
  trx: TenantTransaction,
  period: RunPeriod,
): Promise<{ employee_id: number; human_id: string | null; name: string }[]> {
  const { rows } = await sql<{ employee_id: number; human_id: string | null; name: string }>`
    select e.id as employee_id, e.human_id, e.name from employees e
    where e.organization_id = ${period.organization_id}::uuid and e.id in (
      select employee_id from employments
      where organization_id = ${period.organization_id}::uuid and paysheet_id = ${period.paysheet_id}
        and ${isOfPeriod(period)}
    )
    order by e.human_id, e.id
  `.execute(trx);
  return rows;
}
