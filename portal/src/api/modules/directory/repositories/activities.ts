/** The history of the directory (specification 1 §4; specification 2 §2 and §3). */
import type { ActivityAction, ActivityEntry } from '@lienzo/schema/directory/directory-endpoints';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type NewActivity = {
  /** The folder of the event. */
  folder: { id: string; name: string };
  /** The affected item; null in the history of a folder that the item left for another. */
  itemId: string | null;
  clientId: string | null;
  action: ActivityAction;
  from: string | null;
  to: string | null;
  fileRecordName: string;
};

type Actor = { organizationId: string; userId: string; name: string; mail: string };

/** @returns the entries' ids, in order. */
export async function insertActivities(
  trx: TenantTransaction,
  actor: Actor,
  activities: NewActivity[],
): Promise<number[]> {
  const rows = await trx
    .insertInto('activities')
    .values(
      activities.map((one) => ({
        organization_id: actor.organizationId,
        folder_id: one.folder.id,
        folder_name: one.folder.name,
        item_id: one.itemId,
        client_id: one.clientId,
        user_id: actor.userId,
        user_mail: actor.mail,
        user_name: actor.name,
        action: one.action,
        from: one.from,
        to: one.to,
        file_record_name: one.fileRecordName,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

type Row = {
  id: number;
  at: string;
  user_mail: string;
  user_name: string;
  action: ActivityAction;
  from: string | null;
  to: string | null;
  file_record_name: string;
};

/** A page of the history of a folder including its direct contents, or of a file; newest first. */
export async function listActivities(
  trx: TenantTransaction,
  organizationId: string,
  id: string,
  { page, limit }: { page: number; limit: number },
): Promise<ActivityEntry[]> {
  const offset = (page - 1) * limit;
  const newest = (column: 'folder_id' | 'item_id') => sql`
    (select * from activities
      where organization_id = ${organizationId} and ${sql.ref(column)} = ${id}
      order by id desc limit ${offset + limit})
  `;
  const { rows } = await sql<Row>`
    select id, at, user_mail, user_name, action, "from", "to", file_record_name
    from (${newest('folder_id')} union all ${newest('item_id')}) as entry
    order by id desc offset ${offset} limit ${limit}
  `.execute(trx);
  return rows.map(activityEntryOf);
}

/** An entry in the API's response format. */
export function activityEntryOf(row: Row): ActivityEntry {
  return {
    id: String(row.id),
    date: row.at,
    user: { mail: row.user_mail, name: row.user_name },
    activity: { action: row.action, from: row.from, to: row.to, fileRecordName: row.file_record_name },
  };
}
