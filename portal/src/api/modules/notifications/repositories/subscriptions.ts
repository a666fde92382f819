/** Which folders users follow. */
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Follower = { organizationId: string; userId: string };

export async function insertSubscription(
  trx: TenantTransaction,
  { organizationId, userId }: Follower,
  folderId: string,
): Promise<void> {
  await trx
    .insertInto('subscriptions')
    .values({ organization_id: organizationId, user_id: userId, folder_id: folderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns how many there were. */
export async function deleteSubscriptions(
  trx: TenantTransaction,
  { organizationId, userId }: Follower,
  folderIds: string[],
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('subscriptions')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where(sql<SqlBool>`folder_id = any (${folderIds}::uuid[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The folders that a user follows, in the order of subscribing; including hidden and deleted ones. */
export async function listSubscribedFolders(
  trx: TenantTransaction,
  { organizationId, userId }: Follower,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('subscriptions')
    .select('folder_id')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('folder_id')
    .execute();
  return rows.map(({ folder_id }) => folder_id);
}
