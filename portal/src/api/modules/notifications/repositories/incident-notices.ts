/** Notices of incidents and of infected files, each for one user. */
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Reader = { organizationId: string; userId: string };

export type IncidentNotice = {
  id: number;
  title: string;
  text: string;
  folder_id: string | null;
  created_at: string;
  read: boolean;
};

/** Newest first. */
export async function listIncidentNotices(
  trx: TenantTransaction,
  { organizationId, userId }: Reader,
  limit: number,
): Promise<IncidentNotice[]> {
  const rows = await trx
    .selectFrom('incident_notices')
    .select(['id', 'title', 'text', 'folder_id', 'created_at', 'read_at'])
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ read_at, ...row }) => ({ ...row, read: read_at !== null }));
}

/** Marks the user's own notices; ids of others are ignored. @returns whether one was unread. */
export async function markIncidentNoticesRead(
  trx: TenantTransaction,
  { organizationId, userId }: Reader,
  ids: number[],
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('incident_notices')
    .set({ read_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where(sql<SqlBool>`id = any (${ids}::integer[])`)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Inserts unread notices; the caller calls `announce` for live updates. */
export async function insertIncidentNotices(
  trx: TenantTransaction,
  organizationId: string,
  notices: { userId: string; title: string; text: string; folderId: string | null }[],
): Promise<void> {
  if (notices.length === 0) return;
  await trx
    .insertInto('incident_notices')
    .values(
      notices.map(({ userId, title, text, folderId }) => ({
        organization_id: organizationId,
        user_id: userId,
        title,
        text,
        folder_id: folderId,
      })),
    )
    .execute();
}
