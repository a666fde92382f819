/** Addresses of the calendar of obligations: one a person that serves. */
import type { CalendarFeed } from '@lienzo/schema/imss/calendar-endpoints';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Owner = { organizationId: string; userId: string };
type Key = { organizationId: string; id: string };

export const findFeed = (
  trx: TenantTransaction,
  { organizationId, userId }: Owner,
): Promise<CalendarFeed | undefined> =>
  trx
    .selectFrom('imss_calendar_feeds')
    .select(['created_at', 'uses', 'last_used_at', 'last_used_address'])
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

export async function insertFeed(
  trx: TenantTransaction,
  { organizationId, userId }: Owner,
  hash: string,
): Promise<void> {
  await trx
    .insertInto('imss_calendar_feeds')
    .values({ organization_id: organizationId, user_id: userId, token_hash: hash })
    .execute();
}

/** @returns whether there was one that served. */
export async function revokeFeed(
  trx: TenantTransaction,
  { organizationId, userId }: Owner,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('imss_calendar_feeds')
    .set({ revoked_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps two creations of one person apart until the transaction ends. */
export async function lockFeeds(trx: TenantTransaction, { userId }: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`imss feed ${userId}`}, 0))`.execute(trx);
}

/** Whose a feed is, while it is not revoked. */
export const findFeedOwner = (trx: TenantTransaction, { organizationId, id }: Key) =>
  trx
    .selectFrom('imss_calendar_feeds')
    .select(['user_id', 'last_used_address'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

/** Counts a use. */
export async function touchFeed(
  trx: TenantTransaction,
  { organizationId, id }: Key,
  address: string,
): Promise<void> {
  await trx
    .updateTable('imss_calendar_feeds')
    .set({ uses: sql`uses + 1`, last_used_at: sql`now()`, last_used_address: address })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}
