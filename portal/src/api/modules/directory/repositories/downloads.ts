/** Recorded downloads, and download tickets. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type NewDownload = { kind: 'file' | 'folder' | 'report'; itemId: string; name: string };

/** Records downloads for the user's own list. */
export async function insertDownloads(
  trx: TenantTransaction,
  { organizationId, userId }: { organizationId: string; userId: string },
  downloads: NewDownload[],
): Promise<void> {
  if (downloads.length === 0) return;
  await trx
    .insertInto('downloads')
    .values(
      downloads.map(({ kind, itemId, name }) => ({
        organization_id: organizationId,
        user_id: userId,
        kind,
        item_id: itemId,
        name,
      })),
    )
    .execute();
}

export type DownloadTicket = {
  sessionId: string;
  userId: string;
  itemIds: string[];
  versionId: string | null;
  /** Instead of items: a file made of a report. */
  renderId: string | null;
  /** One of the files that the report was divided into. */
  partKey: string | null;
};

/** @returns the ticket's id. */
export async function insertTicket(
  trx: TenantTransaction,
  organizationId: string,
  ticket: DownloadTicket & { seconds: number },
): Promise<string> {
  const { id } = await trx
    .insertInto('download_tickets')
    .values({
      organization_id: organizationId,
      session_id: ticket.sessionId,
      user_id: ticket.userId,
      item_ids: ticket.itemIds,
      version_id: ticket.versionId,
      render_id: ticket.renderId,
      part_key: ticket.partKey,
      expires_at: sql`now() + make_interval(secs => ${ticket.seconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A ticket that has not expired. */
export async function findTicket(
  trx: TenantTransaction,
  organizationId: string,
  id: string,
): Promise<DownloadTicket | undefined> {
  const row = await trx
    .selectFrom('download_tickets')
    .select(['session_id', 'user_id', 'item_ids', 'version_id', 'render_id', 'part_key'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    itemIds: row.item_ids,
    versionId: row.version_id,
    renderId: row.render_id,
    partKey: row.part_key,
  };
}

export async function deleteExpiredTickets(trx: TenantTransaction, organizationId: string): Promise<void> {
  await trx
    .deleteFrom('download_tickets')
    .where('organization_id', '=', organizationId)
    .where('expires_at', '<=', sql<string>`now()`)
    .execute();
}
