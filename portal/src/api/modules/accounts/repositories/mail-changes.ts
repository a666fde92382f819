/** The mail that an account is to have: one for each person, the latest, until it is confirmed or expires. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { OfUser } from './users.ts';

/** Takes the place of an earlier one, whose link ends. It has no link before `linkMailChange`. */
export async function insertMailChange(
  trx: TenantTransaction,
  { organizationId, userId, mail, seconds }: OfUser & { mail: string; seconds: number },
): Promise<void> {
  await removeMailChange(trx, { organizationId, userId });
  await trx
    .insertInto('mail_changes')
    .values({
      organization_id: organizationId,
      user_id: userId,
      mail,
      expires_at: sql`now() + make_interval(secs => ${seconds})`,
    })
    .execute();
}

/** Gives the change another link. @returns the new mail; undefined when the change is gone or has expired. */
export async function linkMailChange(
  trx: TenantTransaction,
  { organizationId, userId, hash }: OfUser & { hash: string },
): Promise<string | undefined> {
  const changed = await trx
    .updateTable('mail_changes')
    .set({ token_hash: hash })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('mail')
    .executeTakeFirst();
  return changed?.mail;
}

/** @returns whose it was; undefined when another call used it first, or it expired meanwhile. */
export function takeMailChange(
  trx: TenantTransaction,
  { organizationId, hash }: { organizationId: string; hash: string },
): Promise<{ user_id: string; mail: string } | undefined> {
  return trx
    .deleteFrom('mail_changes')
    .where('organization_id', '=', organizationId)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['user_id', 'mail'])
    .executeTakeFirst();
}

export async function removeMailChange(
  trx: TenantTransaction,
  { organizationId, userId }: OfUser,
): Promise<void> {
  await trx
    .deleteFrom('mail_changes')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute();
}
