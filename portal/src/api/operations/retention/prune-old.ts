/** How long rows are kept that only serve for a while, and their removal (docs/decisions/2026-11-20-what-is-forgotten.md). */
import { type RawBuilder, sql } from 'kysely';
import type { TenantTransaction } from '../../platform/database/in-tenant.ts';
import { forgetAccountEvents } from '../../modules/accounts/repositories/account-events.ts';

/** Days. Notices that were read count from then, unread ones from what they tell of. */
const KEPT_DAYS = { readNotices: 90, unreadNotices: 180, downloads: 90 } as const;

export const PRUNED = [
  'read_folder_notices',
  'unread_folder_notices',
  'incident_notices',
  'downloads',
  'sessions',
  'mail_links',
  'account_events',
] as const;
export type Pruned = (typeof PRUNED)[number];

const before = (days: number): RawBuilder<unknown> => sql`now() - make_interval(days => ${days}::int)`;

type Old = { table: string; rows: RawBuilder<unknown> };

/** The rows' `ctid`, of the organization `organization`. */
const OLD: Record<Exclude<Pruned, 'account_events'>, (organization: string) => Old> = {
  read_folder_notices: (organization) => ({
    table: 'folder_notices',
    rows: sql`
      select ctid from folder_notices
      where organization_id = ${organization} and read_at < ${before(KEPT_DAYS.readNotices)}
    `,
  }),
  // The history is numbered as time goes: what comes before an entry is at least as old.
  unread_folder_notices: (organization) => ({
    table: 'folder_notices',
    rows: sql`
      select ctid from folder_notices
      where organization_id = ${organization} and read_at is null and activity_id <= (
        select id from activities
        where organization_id = ${organization} and at < ${before(KEPT_DAYS.unreadNotices)}
        order by at desc limit 1
      )
    `,
  }),
  incident_notices: (organization) => ({
    table: 'incident_notices',
    rows: sql`
      select ctid from incident_notices
      where organization_id = ${organization} and (
        read_at < ${before(KEPT_DAYS.readNotices)}
        or (read_at is null and created_at < ${before(KEPT_DAYS.unreadNotices)})
      )
    `,
  }),
  downloads: (organization) => ({
    table: 'downloads',
    rows: sql`
      select ctid from downloads where organization_id = ${organization} and at < ${before(KEPT_DAYS.downloads)}
    `,
  }),
  // Sessions and links that ended by their time answer as those that never were.
  sessions: (organization) => ({
    table: 'sessions',
    rows: sql`select ctid from sessions where organization_id = ${organization} and expires_at < now()`,
  }),
  mail_links: (organization) => ({
    table: 'password_links',
    rows: sql`select ctid from password_links where organization_id = ${organization} and expires_at < now()`,
  }),
};

/** Removes at most `limit` rows that are past their days. @returns how many. */
export async function pruneOld(
  trx: TenantTransaction,
  organizationId: string,
  kind: Pruned,
  limit: number,
): Promise<number> {
  // The API may not delete these; the database forgets them by its own rule.
  if (kind === 'account_events') return forgetAccountEvents(trx, organizationId, limit);
  const { table, rows } = OLD[kind](organizationId);
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)}
    where organization_id = ${organizationId} and ctid = any (array(${rows} limit ${limit}))
  `.execute(trx);
  return Number(numAffectedRows ?? 0n);
}
