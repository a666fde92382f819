/** Links of invitations and resets: a user has at most one, the latest, which is kept after its use. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { PasswordLinkKind } from '../password-link.ts';

type OfUser = { organizationId: string; userId: string };

/** Stores a link; the user's earlier ones of any kind become invalid. */
export async function insertPasswordLink(
  trx: TenantTransaction,
  {
    organizationId,
    userId,
    kind,
    hash,
    seconds,
  }: OfUser & { kind: PasswordLinkKind; hash: string; seconds: number },
): Promise<void> {
  await ofUser(trx, { organizationId, userId }).execute();
  await trx
    .insertInto('password_links')
    .values({
      organization_id: organizationId,
      user_id: userId,
      kind,
      token_hash: hash,
      expires_at: sql`now() + make_interval(secs => ${seconds})`,
    })
    .execute();
}

/** @returns false when another call used it first, or it expired meanwhile. */
export async function usePasswordLink(
  trx: TenantTransaction,
  { organizationId, hash }: { organizationId: string; hash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('password_links')
    .set({ used_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Voids the unused link of a user. */
export async function voidPasswordLinks(trx: TenantTransaction, user: OfUser): Promise<void> {
  await ofUser(trx, user).where('used_at', 'is', null).execute();
}

const ofUser = (trx: TenantTransaction, { organizationId, userId }: OfUser) =>
  trx
    .deleteFrom('password_links')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId);
