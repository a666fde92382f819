/** The client companies visible to a user; row level security hides the others. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export function listClients(
  trx: TenantTransaction,
  organizationId: string,
): Promise<{ id: string; name: string }[]> {
  return trx
    .selectFrom('clients')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** How many of these ids are clients of the organization. */
export async function countClients(
  trx: TenantTransaction,
  organizationId: string,
  ids: string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from clients
    where organization_id = ${organizationId} and id = any (${ids}::uuid[])
  `.execute(trx);
  return rows[0]?.count ?? 0;
}
