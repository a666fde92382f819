import type { DIGESTS } from '@lienzo/schema/api/notification-endpoints';
import type { TenantTransaction } from '../in-tenant.ts';

type Reader = { organizationId: string; userId: string };
export type Digest = (typeof DIGESTS)[number];

/** Which mail a person wants of what happens in their folders; none until they choose. */
export async function findDigest(
  trx: TenantTransaction,
  { organizationId, userId }: Reader,
): Promise<Digest> {
  const row = await trx
    .selectFrom('notice_preferences')
    .select('digest')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.digest ?? 'none';
}

export async function saveDigest(
  trx: TenantTransaction,
  { organizationId, userId }: Reader,
  digest: Digest,
): Promise<void> {
  await trx
    .insertInto('notice_preferences')
    .values({ organization_id: organizationId, user_id: userId, digest })
    .onConflict((conflict) => conflict.columns(['organization_id', 'user_id']).doUpdateSet({ digest }))
    .execute();
}
