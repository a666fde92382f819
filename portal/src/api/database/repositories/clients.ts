/** The client companies that a person may see; row level security leaves out the others. */
import type { TenantTransaction } from '../in-tenant.ts';

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
