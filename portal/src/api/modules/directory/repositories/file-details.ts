/** Additional data of the details panel. */
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export async function countVersions(
  trx: TenantTransaction,
  organizationId: string,
  fileId: string,
): Promise<number> {
  const { count } = await trx
    .selectFrom('file_versions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('file_id', '=', fileId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findUserName(
  trx: TenantTransaction,
  organizationId: string,
  userId: string,
): Promise<string | null> {
  const user = await trx
    .selectFrom('users')
    .select('name')
    .where('organization_id', '=', organizationId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.name ?? null;
}

/** Bytes of every version of a client's files, including the bin. */
export async function findClientStorage(
  trx: TenantTransaction,
  organizationId: string,
  clientId: string,
): Promise<number> {
  const { used } = await trx
    .selectFrom('file_system')
    .innerJoin('file_versions', (join) =>
      join
        .onRef('file_versions.organization_id', '=', 'file_system.organization_id')
        .onRef('file_versions.file_id', '=', 'file_system.id'),
    )
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('file_versions.size'), eb.lit(0)).as('used'))
    .where('file_system.organization_id', '=', organizationId)
    .where('file_system.client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return Number(used);
}

/** Bytes used by every version, including the bin, and the quota. */
export async function findStorage(
  trx: TenantTransaction,
  organizationId: string,
): Promise<{ used: number; quota: number }> {
  const row = await trx
    .selectFrom('organizations')
    .leftJoin('storage_usage', 'storage_usage.organization_id', 'organizations.id')
    .select(['storage_usage.used', 'organizations.storage_quota as quota'])
    .where('organizations.id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { used: row.used ?? 0, quota: row.quota };
}
