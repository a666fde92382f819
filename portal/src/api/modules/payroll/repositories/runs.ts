/** The run of each period. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { RunPeriod } from './run-periods.ts';

type Signed = { by: string | null; at: string | null };
export type RunRow = {
  id: number;
  period_id: number;
  version: number;
  state: 'calculada' | 'autorizada' | 'cerrada';
  fingerprint: string | null;
  /** The file of another program; null: calculated here. */
  imported_from: string | null;
  outdated_at: string | null;
  people: number;
  total_perceptions: string;
  total_deductions: string;
  net_pay: string;
  employer_cost: string;
  payroll_tax: string;
  provision_aguinaldo: string;
  provision_vacaciones: string;
  provision_prima_vacacional: string;
  errors: number;
  warnings: number;
  calculated: Signed;
  authorized: Signed;
  closed: Signed;
};

/** By period. */
export async function findRuns(
  trx: TenantTransaction,
  organizationId: string,
  periodIds: readonly number[],
): Promise<Map<number, RunRow>> {
  const { rows } = await sql<
    Omit<RunRow, 'calculated' | 'authorized' | 'closed'> & {
      calculated_by: string | null;
      calculated_at: string;
      authorized_by: string | null;
      authorized_at: string | null;
      closed_by: string | null;
      closed_at: string | null;
    }
  >`
    select run.id, run.period_id, run.version, run.state, run.fingerprint, run.imported_from, run.outdated_at, run.people,
      run.total_perceptions, run.total_deductions, run.net_pay, run.employer_cost, run.payroll_tax,
      run.provision_aguinaldo, run.provision_vacaciones, run.provision_prima_vacacional, run.errors, run.warnings,
      calculator.name as calculated_by, run.calculated_at, authorizer.name as authorized_by, run.authorized_at,
      closer.name as closed_by, run.closed_at
    from payroll_runs run
    left join users calculator on calculator.organization_id = run.organization_id and calculator.id = run.calculated_by
    left join users authorizer on authorizer.organization_id = run.organization_id and authorizer.id = run.authorized_by
    left join users closer on closer.organization_id = run.organization_id and closer.id = run.closed_by
    where run.organization_id = ${organizationId}::uuid and run.period_id = any (${periodIds}::integer[])
  `.execute(trx);
  return new Map(
    rows.map(
      ({
        calculated_by,
        calculated_at,
        authorized_by,
        authorized_at,
        closed_by,
        closed_at,
        ...row
      }): [number, RunRow] => [
        row.period_id,
        {
          ...row,
          calculated: { by: calculated_by, at: calculated_at },
          authorized: { by: authorized_by, at: authorized_at },
          closed: { by: closed_by, at: closed_at },
        },
      ],
    ),
  );
}

export type PreviousRun = { net_pay: string; people: number };

/** What the period before, of the same payroll and process, paid to how many; by period. Only runs count. */
export async function previousRuns(
  trx: TenantTransaction,
  organizationId: string,
  periodIds: readonly number[],
): Promise<Map<number, PreviousRun>> {
  const { rows } = await sql<{ id: number } & PreviousRun>`
    select present.id, run.net_pay, run.people
    from periods present
    join lateral (
      select before.id from periods before
      where before.organization_id = present.organization_id and before.paysheet_id = present.paysheet_id
        and before.process_id = present.process_id and before.end_date < present.initial_date
      order by before.end_date desc limit 1
    ) before on true
    join payroll_runs run on run.organization_id = present.organization_id and run.period_id = before.id
    where present.organization_id = ${organizationId}::uuid and present.id = any (${periodIds}::integer[])
  `.execute(trx);
  return new Map(rows.map(({ id, ...run }) => [id, run]));
}

export type RunTotals = {
  people: number;
  total_perceptions: string;
  total_deductions: string;
  net_pay: string;
  employer_cost: string;
  payroll_tax: string;
  provision_aguinaldo: string;
  provision_vacaciones: string;
  provision_prima_vacacional: string;
  errors: number;
  warnings: number;
};

type NewVersion = {
  userId: string;
  fingerprint: string | null;
  importedFrom?: string | null;
  totals: RunTotals;
};

/** The run of a period as it was just calculated: the next version, not authorised. @returns its number. */
export async function saveRun(
  trx: TenantTransaction,
  organizationId: string,
  period: RunPeriod,
  { userId, fingerprint, importedFrom = null, totals }: NewVersion,
): Promise<number> {
  const calculated = {
    ...totals,
    ...{ state: 'calculada' as const, fingerprint, imported_from: importedFrom, outdated_at: null },
    ...{ calculated_at: new Date(), calculated_by: userId, authorized_at: null, authorized_by: null },
  };
  const { id } = await trx
    .insertInto('payroll_runs')
    .values({
      ...{ organization_id: organizationId, client_id: period.client_id, paysheet_id: period.paysheet_id },
      ...{ period_id: period.id, version: 1, closed_by: null },
      ...calculated,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'period_id'])
        .doUpdateSet({ ...calculated, version: sql<number>`payroll_runs.version + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Of a calculation whose results were stored after its version was begun. */
export async function setTotals(
  trx: TenantTransaction,
  organizationId: string,
  { runId, totals }: { runId: number; totals: RunTotals },
): Promise<void> {
  await updateRun(trx, organizationId, runId).set(totals).execute();
}

type SignedRun = { runId: number; userId: string };

const updateRun = (trx: TenantTransaction, organizationId: string, runId: number) =>
  trx.updateTable('payroll_runs').where('organization_id', '=', organizationId).where('id', '=', runId);

export async function authorize(
  trx: TenantTransaction,
  organizationId: string,
  { runId, userId }: SignedRun,
): Promise<void> {
  await updateRun(trx, organizationId, runId)
    .set({ state: 'autorizada', authorized_at: new Date(), authorized_by: userId })
    .execute();
}

export async function close(
  trx: TenantTransaction,
  organizationId: string,
  { runId, userId }: SignedRun,
): Promise<void> {
  await updateRun(trx, organizationId, runId)
    .set({ state: 'cerrada', closed_at: new Date(), closed_by: userId })
    .execute();
}

/** Its inputs are not those that it was calculated from. */
export async function setOutdated(
  trx: TenantTransaction,
  organizationId: string,
  runId: number,
): Promise<void> {
  await updateRun(trx, organizationId, runId)
    .set({ outdated_at: new Date() })
    .where('outdated_at', 'is', null)
    .execute();
}

/** The same of the version that was looked at; one that is being replaced at the moment is let be. */
export async function setVersionOutdated(
  trx: TenantTransaction,
  organizationId: string,
  { id, version }: Pick<RunRow, 'id' | 'version'>,
): Promise<void> {
  await sql`
    update payroll_runs set outdated_at = now()
    where organization_id = ${organizationId}::uuid and id in (
      select id from payroll_runs
      where organization_id = ${organizationId}::uuid and id = ${id} and version = ${version}
        and outdated_at is null and state <> 'cerrada'
      for update skip locked
    )
  `.execute(trx);
}
