/** Whom a report reaches, as far as the person may see them. */
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** How many clients the person sees. */
export async function countClients(trx: TenantTransaction, organizationId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('clients')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The first names. @param ids undefined: of all clients. */
export async function clientNames(
  trx: TenantTransaction,
  { organizationId, ids, limit }: { organizationId: string; ids: string[] | undefined; limit: number },
): Promise<string[]> {
  if (ids?.length === 0) return [];
  let found = trx.selectFrom('clients').select('name').where('organization_id', '=', organizationId);
  if (ids !== undefined) found = found.where('id', 'in', ids);
  const rows = await found.orderBy('name').orderBy('id').limit(limit).execute();
  return rows.map(({ name }) => name);
}

/** The names of the schedules that go on, whoever made them. */
export async function activeSchedules(
  trx: TenantTransaction,
  { organizationId, reportId }: { organizationId: string; reportId: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('report_schedules')
    .select('name')
    .where('organization_id', '=', organizationId)
    .where('report_id', '=', reportId)
    .where('paused', '=', false)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}
