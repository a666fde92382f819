/** What the details panel tells besides the item itself. */
import type { TenantTransaction } from '../in-tenant.ts';

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

/** Bytes used by every version, the bin's too, and the quota. */
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
