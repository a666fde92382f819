import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { RunTotals } from './runs.ts';

/** The totals of a run, from what is stored of its people. */
export async function readRunTotals(
  trx: TenantTransaction,
  { organizationId, periodId, runId }: { organizationId: string; periodId: number; runId: number },
): Promise<RunTotals> {
  const { rows } = await sql<RunTotals>`
    select results.*, findings.*
    from (
      select count(*)::integer as people, coalesce(sum(total_perceptions), 0)::numeric(16, 2) as total_perceptions,
        coalesce(sum(total_deductions), 0)::numeric(16, 2) as total_deductions,
        coalesce(sum(net_pay), 0)::numeric(16, 2) as net_pay,
        coalesce(sum(employer_cost), 0)::numeric(16, 2) as employer_cost,
        coalesce(sum(payroll_tax), 0)::numeric(16, 2) as payroll_tax,
        coalesce(sum(provision_aguinaldo), 0)::numeric(16, 2) as provision_aguinaldo,
        coalesce(sum(provision_vacaciones), 0)::numeric(16, 2) as provision_vacaciones,
        coalesce(sum(provision_prima_vacacional), 0)::numeric(16, 2) as provision_prima_vacacional
      from payroll_results where organization_id = ${organizationId}::uuid and period_id = ${periodId}
    ) results, (
      select (count(*) filter (where severity = 'error'))::integer as errors,
        (count(*) filter (where severity = 'warning'))::integer as warnings
      from payroll_findings where organization_id = ${organizationId}::uuid and run_id = ${runId}
    ) findings
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a query without a row');
  return row;
}
