/** What calculations found. */
import type { Insertable } from 'kysely';
import type { Database } from '../../../platform/database/database-types.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type OfRun = {
  organizationId: string;
  runId: number;
  severity?: 'error' | 'warning' | 'info' | undefined;
};

export async function hasRun(trx: TenantTransaction, { organizationId, runId }: OfRun): Promise<boolean> {
  const row = await trx
    .selectFrom('payroll_runs')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', runId)
    .executeTakeFirst();
  return row !== undefined;
}

const ofRun = (trx: TenantTransaction, { organizationId, runId, severity }: OfRun) => {
  const query = trx
    .selectFrom('payroll_findings')
    .where('payroll_findings.organization_id', '=', organizationId)
    .where('payroll_findings.run_id', '=', runId);
  return severity === undefined ? query : query.where('payroll_findings.severity', '=', severity);
};

export async function countFindings(trx: TenantTransaction, scope: OfRun): Promise<number> {
  const { count } = await ofRun(trx, scope)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Errors first, then by person. */
export const listFindings = (
  trx: TenantTransaction,
  scope: OfRun,
  { limit, offset }: { limit: number; offset: number },
) =>
  ofRun(trx, scope)
    .leftJoin('employees', (join) =>
      join
        .onRef('employees.organization_id', '=', 'payroll_findings.organization_id')
        .onRef('employees.id', '=', 'payroll_findings.employee_id'),
    )
    .select([
      'payroll_findings.id',
      'payroll_findings.employee_id',
      'employees.human_id',
      'employees.name',
      'payroll_findings.severity',
      'payroll_findings.code',
      'payroll_findings.message',
    ])
    .orderBy((eb) =>
      eb
        .case()
        .when('payroll_findings.severity', '=', 'error')
        .then(0)
        .when('payroll_findings.severity', '=', 'warning')
        .then(1)
        .else(2)
        .end(),
    )
    .orderBy('employees.name')
    .orderBy('payroll_findings.id')
    .limit(limit)
    .offset(offset)
    .execute();

export type NewFinding = Omit<Insertable<Database['payroll_findings']>, 'id'>;

/** Removes those of the calculation before, of everybody or of one person. */
export async function deleteFindings(
  trx: TenantTransaction,
  { organizationId, runId, employeeId }: Omit<OfRun, 'severity'> & { employeeId?: number },
): Promise<void> {
  const ofAll = trx
    .deleteFrom('payroll_findings')
    .where('organization_id', '=', organizationId)
    .where('run_id', '=', runId);
  await (employeeId === undefined ? ofAll : ofAll.where('employee_id', '=', employeeId)).execute();
}

export async function insertFindings(trx: TenantTransaction, rows: readonly NewFinding[]): Promise<void> {
  if (rows.length > 0)
    await trx
      .insertInto('payroll_findings')
      .values([...rows])
      .execute();
}
