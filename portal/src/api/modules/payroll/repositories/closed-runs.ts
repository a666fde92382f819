/** Runs that were closed before a period, what they were calculated from and what they paid. */
import type { PayLine } from '@lienzo/schema/payroll/engine/calculation-result';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { numberArray } from './number-array.ts';
import { listRunPeriods, type RunPeriod } from './run-periods.ts';

export type ClosedRun = { id: number; period: RunPeriod; closed_at: string };

/** How many periods back a change that came late is looked for. */
const LOOKED_BACK = 3;

/** The last ones of the same payroll and process, calculated here, the newest first. */
export async function listClosedRuns(
  trx: TenantTransaction,
  organizationId: string,
  { paysheet_id, process_id, initial_date }: RunPeriod,
): Promise<ClosedRun[]> {
  const { rows } = await sql<{ id: number; period_id: number; closed_at: string }>`
    select run.id, run.period_id, run.closed_at
    from payroll_runs run
    join periods period on period.organization_id = run.organization_id and period.id = run.period_id
    where run.organization_id = ${organizationId}::uuid and run.paysheet_id = ${paysheet_id}
      and run.state = 'cerrada' and run.fingerprint is not null
      and period.process_id = ${process_id} and period.end_date < ${initial_date}::date
    order by period.end_date desc limit ${sql.lit(LOOKED_BACK)}
  `.execute(trx);
  if (rows.length === 0) return [];
  const periods = await listRunPeriods(
    trx,
    organizationId,
    rows.map(({ period_id }) => period_id),
  );
  return rows.flatMap(({ id, period_id, closed_at }) => {
    const period = periods.find((one) => one.id === period_id);
    return period === undefined ? [] : [{ id, period, closed_at }];
  });
}

/** What each person of a run was calculated from. */
export async function listRunDigests(
  trx: TenantTransaction,
  organizationId: string,
  runId: number,
): Promise<Map<number, bigint>> {
  const rows = await trx
    .selectFrom('payroll_run_people')
    .select(['employee_id', 'digest'])
    .where('organization_id', '=', organizationId)
    .where('run_id', '=', runId)
    .execute();
  return new Map(rows.map(({ employee_id, digest }) => [employee_id, BigInt(digest)]));
}

export type StoredPay = { concept: string; kind: PayLine['kind']; amount: string };

/** The lines of some people in a period, without those that correct another one. */
export async function listStoredPay(
  trx: TenantTransaction,
  organizationId: string,
  { periodId, employeeIds }: { periodId: number; employeeIds: readonly number[] },
): Promise<Map<number, StoredPay[]>> {
  const { rows } = await sql<{ employee_id: number } & StoredPay>`
    select result.employee_id, concept.key as concept, concept.kind, line.amount
    from payroll_results result
    join payroll_lines line on line.organization_id = result.organization_id and line.payroll_result_id = result.id
    join concepts concept on concept.organization_id = line.organization_id and concept.id = line.concept_id
    where result.organization_id = ${organizationId}::uuid and result.period_id = ${periodId}
      and result.employee_id = any (${numberArray(employeeIds)}::integer[]) and line.corrects is null
  `.execute(trx);
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}

/** What closed runs of the payroll have said about closed periods, as "person sentence". */
export async function listReported(
  trx: TenantTransaction,
  organizationId: string,
  { paysheet_id }: RunPeriod,
): Promise<Set<string>> {
  const { rows } = await sql<{ employee_id: number; message: string }>`
    select finding.employee_id, finding.message
    from payroll_findings finding
    join payroll_runs run on run.organization_id = finding.organization_id and run.id = finding.run_id
    where finding.organization_id = ${organizationId}::uuid and run.paysheet_id = ${paysheet_id}
      and run.state = 'cerrada' and finding.code = 'periodo_cerrado_distinto'
  `.execute(trx);
  return new Set(rows.map(({ employee_id, message }) => `${employee_id} ${message}`));
}
