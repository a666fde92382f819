import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type RecentDownload = { kind: 'file' | 'folder' | 'report'; itemId: string; name: string; at: string };

/** Entries that are searched; the same item may have been downloaded many times. */
const LAST_ENTRIES = 60;

/** A user's recent downloads without duplicates, newest first. */
export async function listRecentDownloads(
  trx: TenantTransaction,
  { organizationId, userId }: { organizationId: string; userId: string },
  limit: number,
): Promise<RecentDownload[]> {
  const rows = await trx
    .selectFrom('downloads')
    .select(['kind', 'item_id as itemId', 'name', 'at'])
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(LAST_ENTRIES)
    .execute();
  const newest = new Map<string, RecentDownload>();
  for (const row of rows) {
    const key = `${row.kind} ${row.itemId}`;
    if (!newest.has(key)) newest.set(key, row);
  }
  return [...newest.values()].slice(0, limit);
}
