/** Differences of closed periods that somebody has chosen to pay or to take back. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { ClosedRun } from './closed-runs.ts';
import { numberArray } from './number-array.ts';
import type { RunPeriod } from './run-periods.ts';

export type AppliedCorrection = {
  employee_id: number;
  concept_id: number;
  source_period_id: number;
  amount: string;
};

/**
 * What is paid of the differences of some closed periods, whichever run pays it. Of a closed run only what it has paid: who
 * was no longer in it, or a file of another program, has paid nothing of it.
 */
export async function listApplied(
  trx: TenantTransaction,
  organizationId: string,
  sourcePeriodIds: readonly number[],
): Promise<AppliedCorrection[]> {
  const { rows } = await sql<AppliedCorrection>`
    select applied.employee_id, applied.concept_id, applied.source_period_id, sum(applied.amount)::numeric(16, 2) as amount
    from payroll_corrections applied
    join periods source on source.organization_id = applied.organization_id and source.id = applied.source_period_id
    left join payroll_runs run on run.organization_id = applied.organization_id and run.period_id = applied.period_id
    where applied.organization_id = ${organizationId}::uuid
      and applied.source_period_id = any (${numberArray(sourcePeriodIds)}::integer[])
      and run.imported_from is null
      and (run.state is distinct from 'cerrada' or exists (
        select from payroll_results result
        join payroll_lines line on line.organization_id = result.organization_id and line.payroll_result_id = result.id
        where result.organization_id = applied.organization_id and result.period_id = applied.period_id
          and result.employee_id = applied.employee_id and line.concept_id = applied.concept_id
          and line.corrects = source.initial_date
      ))
    group by applied.employee_id, applied.concept_id, applied.source_period_id
  `.execute(trx);
  return rows;
}

export type OwnCorrection = AppliedCorrection & {
  human_id: string | null;
  name: string;
  concept: string;
  reason: string;
  author: string;
};

/** Those that the run of a period pays, by person. */
export async function listOwnCorrections(
  trx: TenantTransaction,
  { organization_id, id }: RunPeriod,
): Promise<OwnCorrection[]> {
  const { rows } = await sql<OwnCorrection>`
    select own.employee_id, own.concept_id, own.source_period_id, own.amount, own.reason, person.human_id, person.name,
      concept.description as concept, coalesce(users.name, '') as author
    from payroll_corrections own
    join employees person on person.organization_id = own.organization_id and person.id = own.employee_id
    join concepts concept on concept.organization_id = own.organization_id and concept.id = own.concept_id
    left join users on users.organization_id = own.organization_id and users.id = own.user_id
    where own.organization_id = ${organization_id}::uuid and own.period_id = ${id}
    order by person.name, own.source_period_id, concept.key
  `.execute(trx);
  return rows;
}

/** Of people, by id; those whom the caller does not see are missing. */
export async function listNames(
  trx: TenantTransaction,
  organizationId: string,
  employeeIds: readonly number[],
): Promise<Map<number, { human_id: string | null; name: string }>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('employees')
    .select(['id', 'human_id', 'name'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', [...employeeIds])
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

type Position = { period: RunPeriod; employeeId: number; conceptId: number; sourcePeriodId: number };

/** Adds a difference to what the run pays of it already; nothing is left of a sum of zero. */
export async function addCorrection(
  trx: TenantTransaction,
  { period, employeeId, conceptId, sourcePeriodId }: Position,
  { amount, reason, userId }: { amount: string; reason: string; userId: string },
): Promise<void> {
  const { organization_id, client_id, id } = period;
  const key = sql`organization_id = ${organization_id}::uuid and period_id = ${id} and employee_id = ${employeeId}
    and concept_id = ${conceptId} and source_period_id = ${sourcePeriodId}`;
  const { rows: cancelled } = await sql`
    delete from payroll_corrections where ${key} and amount = -(${amount}::numeric) returning employee_id
  `.execute(trx);
  if (cancelled.length > 0) return;
  await sql`
    insert into payroll_corrections (organization_id, client_id, period_id, employee_id, concept_id, source_period_id,
      amount, reason, user_id)
    select ${organization_id}::uuid, ${client_id}::uuid, ${id}, ${employeeId}, ${conceptId}, ${sourcePeriodId},
      ${amount}::numeric, ${reason}, ${userId}::uuid
    on conflict (organization_id, period_id, employee_id, concept_id, source_period_id) do update set
      amount = payroll_corrections.amount + excluded.amount, reason = excluded.reason, user_id = excluded.user_id,
      created_at = now()
  `.execute(trx);
}

/** @returns whether there was one. */
export async function deleteCorrection(
  trx: TenantTransaction,
  { period, employeeId, conceptId, sourcePeriodId }: Position,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('payroll_corrections')
    .where('organization_id', '=', period.organization_id)
    .where('period_id', '=', period.id)
    .where('employee_id', '=', employeeId)
    .where('concept_id', '=', conceptId)
    .where('source_period_id', '=', sourcePeriodId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What of some people changed after a run was closed, in words, as far as it is written down. */
export async function listCauses(
  trx: TenantTransaction,
  organizationId: string,
  { run: { period, closed_at }, employeeIds }: { run: ClosedRun; employeeIds: readonly number[] },
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ employee_id: number; words: string[] }>`
    select employee_id, array_agg(distinct word order by word) as words
    from (
      select entity_id as employee_id, what as word
      from master_history
      where organization_id = ${organizationId}::uuid and entity = 'employee'
        and entity_id = any (${numberArray(employeeIds)}::integer[]) and changed_at > ${closed_at}::timestamptz
      union all
      select employee_id, 'Incapacidad'
      from disabilities
      where organization_id = ${organizationId}::uuid and employee_id = any (${numberArray(employeeIds)}::integer[])
        and fecha_incapacidad between ${period.initial_date}::date and ${period.end_date}::date
        and period_id <> ${period.id}
    ) changes
    group by employee_id
  `.execute(trx);
  return new Map(rows.map(({ employee_id, words }) => [employee_id, words]));
}
