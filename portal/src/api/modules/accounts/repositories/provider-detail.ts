/** Statistics of an organization for the SuperAdmin (specification 1 §2, "Providers"). */
import type { organization_detail } from '@lienzo/schema/accounts/organization-endpoints';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { listClientFigures } from './clients.ts';
import { findProvider } from './organizations.ts';

type ProviderDetail = z.output<typeof organization_detail.response>;

/**
 * In the tenant of the organization. `total_users` counts the collaborators, `total_clients` the client users; deleted
 * users are not counted. A client's `total_space` is that of the current versions of its files, including the bin; the
 * organization's also includes earlier versions.
 */
export async function findProviderDetail(
  trx: TenantTransaction,
  organizationId: string,
): Promise<ProviderDetail | undefined> {
  const provider = await findProvider(trx, organizationId);
  if (provider === undefined) return undefined;
  const people = await trx
    .selectFrom('users')
    .select([
      sql<number>`count(*) filter (where role <> 'client')`.as('total_users'),
      sql<number>`count(*) filter (where role = 'client')`.as('total_clients'),
    ])
    .where('organization_id', '=', organizationId)
    .where('active', '<>', 'D')
    .executeTakeFirstOrThrow();
  const storage = await trx
    .selectFrom('storage_usage')
    .select('used')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  const { storage_quota } = await trx
    .selectFrom('organizations')
    .select('storage_quota')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return {
    ...provider,
    ...people,
    organization_folder_size: storage?.used ?? 0,
    storage_quota,
    clients: (await listClientFigures(trx, organizationId)).map(({ id, name, total_users, total_space }) => ({
      id,
      name,
      total_users,
      total_space,
    })),
  };
}
