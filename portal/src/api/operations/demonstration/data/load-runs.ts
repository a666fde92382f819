/** The runs of a payroll's paid periods: authorised, and closed once they were paid a while ago. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** Days after the payment in which a run of the demonstration may still be looked at again. */
const OPEN_DAYS = 45;

/** @param today by the bureau's clock. */
export async function loadRuns(
  trx: TenantTransaction,
  { organizationId, paysheetId, today }: { organizationId: string; paysheetId: number; today: string },
): Promise<void> {
  await sql`
    insert into payroll_runs (organization_id, client_id, paysheet_id, period_id, version, state, people,
      total_perceptions, total_deductions, net_pay, employer_cost, errors, warnings, calculated_at, authorized_at, closed_at)
    select period.organization_id, period.client_id, period.paysheet_id, period.id, 1,
      case when period.payment_date < ${today}::date - ${sql.lit(OPEN_DAYS)} then 'cerrada' else 'autorizada' end,
      count(*), sum(total_perceptions), sum(total_deductions), sum(net_pay), sum(employer_cost), 0, 0,
      max(calculated_at), max(calculated_at),
      case when period.payment_date < ${today}::date - ${sql.lit(OPEN_DAYS)} then max(calculated_at) end
    from periods period
    join payroll_results result on result.organization_id = period.organization_id and result.period_id = period.id
    where period.organization_id = ${organizationId}::uuid and period.paysheet_id = ${paysheetId}
    group by period.organization_id, period.id
    on conflict (organization_id, period_id) do update set people = excluded.people,
      total_perceptions = excluded.total_perceptions, total_deductions = excluded.total_deductions,
      net_pay = excluded.net_pay, employer_cost = excluded.employer_cost
  `.execute(trx);
  await sql`
    update payroll_results set run_id = run.id
    from payroll_runs run
    where run.organization_id = payroll_results.organization_id and run.period_id = payroll_results.period_id
      and run.organization_id = ${organizationId}::uuid and run.paysheet_id = ${paysheetId}
      and payroll_results.run_id is null
  `.execute(trx);
}
