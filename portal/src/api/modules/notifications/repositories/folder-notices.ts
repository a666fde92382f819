/** Notices of followed folders. */
import type { ActivityEntry } from '@lienzo/schema/directory/directory-endpoints';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { activityEntryOf } from '../../directory/directory.ts';

/** The PostgreSQL notification channel of `announce`. */
export const NOTICE_CHANNEL = 'lienzo_notices';

export type NotifiedFollower = { userId: string; digest: 'none' | 'immediate' | 'daily' };

/**
 * Creates notices of history entries for the active followers of one of the folders who may see the item. The actor's
 * own notices are created as read.
 * @param clientId the item's client.
 * @returns the users who have new unread notices.
 */
export async function notifyFollowers(
  trx: TenantTransaction,
  organizationId: string,
  reported: { activityIds: number[]; folderIds: string[]; clientId: string | null; actorId: string },
): Promise<NotifiedFollower[]> {
  const { rows } = await sql<NotifiedFollower>`
    with followers as (
      select distinct on (users.id) users.id, coalesce(notice_preferences.digest, 'none') as digest
      from subscriptions
      join users on users.organization_id = subscriptions.organization_id and users.id = subscriptions.user_id
      left join notice_preferences on notice_preferences.organization_id = users.organization_id
        and notice_preferences.user_id = users.id
      where subscriptions.organization_id = ${organizationId}
        and subscriptions.folder_id = any (${reported.folderIds}::uuid[])
        and users.active = 'true'
        and case users.role
          when 'client' then users.client_id = ${reported.clientId}::uuid
          when 'Ejecutivo' then ${reported.clientId}::uuid is null or exists (
            select from user_clients
            where user_clients.organization_id = users.organization_id
              and user_clients.user_id = users.id and user_clients.client_id = ${reported.clientId}::uuid
          )
          else true
        end
    ), written as (
      insert into folder_notices (organization_id, user_id, activity_id, read_at, mail_due)
      select ${organizationId}::uuid, followers.id, activity,
        case when followers.id = ${reported.actorId}::uuid then now() end,
        followers.id <> ${reported.actorId}::uuid and followers.digest <> 'none'
      from followers, unnest(${reported.activityIds}::bigint[]) as activity
    )
    select id as "userId", digest from followers where id <> ${reported.actorId}::uuid
  `.execute(trx);
  return rows;
}

/** A PostgreSQL notification is limited to 8000 bytes. */
const IDS_PER_NOTIFICATION = 200;

/** Signals, when the transaction commits, that these users' notices have changed. */
export async function announce(trx: TenantTransaction, userIds: string[]): Promise<void> {
  const distinct = [...new Set(userIds)];
  for (let from = 0; from < distinct.length; from += IDS_PER_NOTIFICATION)
    await sql`
      select pg_notify(${NOTICE_CHANNEL}, ${distinct.slice(from, from + IDS_PER_NOTIFICATION).join(',')})
    `.execute(trx);
}

type Reader = { organizationId: string; userId: string };

export type UnreadCount = { incidents: number; folders: number };

/** Unread notices of each kind; without those of folders that the user may no longer see. */
export async function countUnread(
  trx: TenantTransaction,
  { organizationId, userId }: Reader,
): Promise<UnreadCount> {
  const { rows } = await sql<UnreadCount>`
    select (
      select count(*) from folder_notices
      join activities on activities.organization_id = folder_notices.organization_id
        and activities.id = folder_notices.activity_id
      where folder_notices.organization_id = ${organizationId} and folder_notices.user_id = ${userId}
        and folder_notices.read_at is null
    ) as folders, (
      select count(*) from incident_notices
      where organization_id = ${organizationId} and user_id = ${userId} and read_at is null
    ) as incidents
  `.execute(trx);
  return rows[0] ?? { incidents: 0, folders: 0 };
}

/** The total of both kinds: the unread badge. */
export async function countAllUnread(trx: TenantTransaction, reader: Reader): Promise<number> {
  const { incidents, folders } = await countUnread(trx, reader);
  return incidents + folders;
}

export type FolderNotice = ActivityEntry & {
  read: boolean;
  folder: { id: string; name: string };
  /** The affected item; null when it left the folder for another. */
  itemId: string | null;
};

/** A page of a user's notices, newest first. */
export async function listFolderNotices(
  trx: TenantTransaction,
  { organizationId, userId }: Reader,
  { page, limit }: { page: number; limit: number },
): Promise<FolderNotice[]> {
  const rows = await noticeRows(trx, { organizationId, userId })
    .orderBy('folder_notices.activity_id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  return rows.map(noticeOf);
}

/** Marks all of a user's notices as read. @returns whether any was unread. */
export async function markFolderNoticesRead(
  trx: TenantTransaction,
  { organizationId, userId }: Reader,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('folder_notices')
    .set({ read_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function noticeRows(trx: TenantTransaction, { organizationId, userId }: Reader) {
  return trx
    .selectFrom('folder_notices')
    .innerJoin('activities', (join) =>
      join
        .onRef('activities.organization_id', '=', 'folder_notices.organization_id')
        .onRef('activities.id', '=', 'folder_notices.activity_id'),
    )
    .select([
      'activities.id',
      'activities.at',
      'activities.user_mail',
      'activities.user_name',
      'activities.action',
      'activities.from',
      'activities.to',
      'activities.file_record_name',
      'activities.item_id',
      'activities.folder_id',
      'activities.folder_name',
      'folder_notices.read_at',
    ])
    .where('folder_notices.organization_id', '=', organizationId)
    .where('folder_notices.user_id', '=', userId);
}

function noticeOf(row: Awaited<ReturnType<ReturnType<typeof noticeRows>['execute']>>[number]): FolderNotice {
  return {
    ...activityEntryOf(row),
    read: row.read_at !== null,
    folder: { id: row.folder_id, name: row.folder_name },
    itemId: row.item_id,
  };
}

/** A user's unread notices that are due to be mailed, newest first. */
export async function listDueNotices(trx: TenantTransaction, reader: Reader): Promise<FolderNotice[]> {
  const rows = await noticeRows(trx, reader)
    .where('folder_notices.mail_due', '=', true)
    .where('folder_notices.read_at', 'is', null)
    .orderBy('folder_notices.activity_id', 'desc')
    .execute();
  return rows.map(noticeOf);
}

/** Marks notices up to an entry, and those already read, as mailed. */
export async function markMailed(
  trx: TenantTransaction,
  { organizationId, userId }: Reader,
  activityId: number,
): Promise<void> {
  await trx
    .updateTable('folder_notices')
    .set({ mail_due: false })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('mail_due', '=', true)
    .where((eb) => eb.or([eb('activity_id', '<=', activityId), eb('read_at', 'is not', null)]))
    .execute();
}

/** Users with a daily digest who have something due. */
export async function peopleWithDailyDigest(
  trx: TenantTransaction,
  organizationId: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('notice_preferences')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .where('digest', '=', 'daily')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('folder_notices')
          .select('folder_notices.activity_id')
          .whereRef('folder_notices.organization_id', '=', 'notice_preferences.organization_id')
          .whereRef('folder_notices.user_id', '=', 'notice_preferences.user_id')
          .where('folder_notices.mail_due', '=', true),
      ),
    )
    .execute();
  return rows.map(({ user_id }) => user_id);
}
