/** What each person of a run was calculated from. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { numberArray } from './number-array.ts';

type OfRun = { organizationId: string; clientId: string; runId: number };

/** In place of those of the calculation before: what has not changed is not written again. */
export async function replaceRunPeople(
  trx: TenantTransaction,
  { organizationId, clientId, runId }: OfRun,
  people: ReadonlyMap<number, bigint>,
): Promise<void> {
  const ids = numberArray([...people.keys()]);
  await sql`
    delete from payroll_run_people
    where organization_id = ${organizationId}::uuid and run_id = ${runId} and employee_id <> all (${ids}::integer[])
  `.execute(trx);
  await sql`
    insert into payroll_run_people (organization_id, client_id, run_id, employee_id, digest)
    select ${organizationId}::uuid, ${clientId}::uuid, ${runId}, employee_id, digest
    from unnest(${ids}::integer[], ${numberArray([...people.values()].map(String))}::numeric[])
      as given (employee_id, digest)
    where (employee_id, digest) not in (
      select employee_id, digest from payroll_run_people
      where organization_id = ${organizationId}::uuid and run_id = ${runId}
    )
    on conflict (organization_id, run_id, employee_id) do update set digest = excluded.digest
  `.execute(trx);
}

/** The number of a person's inputs; undefined: they were not in the calculation. */
export async function findDigest(
  trx: TenantTransaction,
  { organizationId, runId }: Omit<OfRun, 'clientId'>,
  employeeId: number,
): Promise<bigint | undefined> {
  const row = await trx
    .selectFrom('payroll_run_people')
    .select('digest')
    .where('organization_id', '=', organizationId)
    .where('run_id', '=', runId)
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();
  return row === undefined ? undefined : BigInt(row.digest);
}

/** Of one person. @param digest undefined: they are no longer of the period. */
export async function saveDigest(
  trx: TenantTransaction,
  { organizationId, clientId, runId }: OfRun,
  { employeeId, digest }: { employeeId: number; digest: bigint | undefined },
): Promise<void> {
  if (digest === undefined) {
    await trx
      .deleteFrom('payroll_run_people')
      .where('organization_id', '=', organizationId)
      .where('run_id', '=', runId)
      .where('employee_id', '=', employeeId)
      .execute();
    return;
  }
  const row = {
    organization_id: organizationId,
    client_id: clientId,
    run_id: runId,
    employee_id: employeeId,
  };
  await trx
    .insertInto('payroll_run_people')
    .values({ ...row, digest: `${digest}` })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'run_id', 'employee_id']).doUpdateSet({ digest: `${digest}` }),
    )
    .execute();
}
