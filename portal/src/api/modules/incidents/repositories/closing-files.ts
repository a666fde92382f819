/** The files that the closings of a period keep up to date, and who is told of a closing. */
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Period = { organizationId: string; periodId: number };
type OfPeriod = Period & { clientId: string };

/** @returns the file of each kind and format, as `I/pdf`. */
export async function listClosingFiles(
  trx: TenantTransaction,
  { organizationId, periodId }: Period,
): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('closing_files')
    .select(['key', 'file_id'])
    .where('organization_id', '=', organizationId)
    .where('period_id', '=', periodId)
    .orderBy('key')
    .execute();
  return new Map(rows.map(({ key, file_id }) => [key, file_id]));
}

export async function saveClosingFile(
  trx: TenantTransaction,
  { organizationId, clientId, periodId }: OfPeriod,
  key: string,
  fileId: string,
): Promise<void> {
  await trx
    .insertInto('closing_files')
    .values({
      ...{ organization_id: organizationId, client_id: clientId, period_id: periodId },
      ...{ key, file_id: fileId },
    })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'period_id', 'key']).doUpdateSet({ file_id: fileId }),
    )
    .execute();
}

export async function deleteClosingFile(
  trx: TenantTransaction,
  { organizationId, periodId }: Period,
  key: string,
): Promise<void> {
  await trx
    .deleteFrom('closing_files')
    .where('organization_id', '=', organizationId)
    .where('period_id', '=', periodId)
    .where('key', '=', key)
    .execute();
}

/** @returns whether nobody has been told of this closing; from now on everybody has. */
export async function takeAnnouncement(
  trx: TenantTransaction,
  { organizationId, clientId, periodId }: OfPeriod,
  closingId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('closing_announcements')
    .values({
      ...{ organization_id: organizationId, client_id: clientId, period_id: periodId },
      closing_id: closingId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** @returns whether people were told of another closing of the period before. */
export async function wasAnnounced(
  trx: TenantTransaction,
  { organizationId, periodId }: Period,
  closingId: string,
): Promise<boolean> {
  const before = await trx
    .selectFrom('closing_announcements')
    .select('closing_id')
    .where('organization_id', '=', organizationId)
    .where('period_id', '=', periodId)
    .where('closing_id', '<>', closingId)
    .executeTakeFirst();
  return before !== undefined;
}

/** `mailed`: by mail too. */
export type ClosingListener = { userId: string; mailed: boolean };

/**
 * Who is told that the capture of a client's period was finalised: the client's users, and staff who follow one of the
 * folders, by mail if they chose mails of those. Whether they see the payroll is asked elsewhere.
 */
export async function listClosingListeners(
  trx: TenantTransaction,
  {
    organizationId,
    clientId,
    folderIds,
    actorId,
  }: { organizationId: string; clientId: string; folderIds: readonly string[]; actorId: string },
): Promise<ClosingListener[]> {
  return trx
    .selectFrom('users')
    .leftJoin('notice_preferences as preferences', (join) =>
      join
        .onRef('preferences.organization_id', '=', 'users.organization_id')
        .onRef('preferences.user_id', '=', 'users.id'),
    )
    .select([
      'users.id as userId',
      // Who has not accepted the invitation could not open the folder.
      sql<boolean>`users.password_hash is not null
        and (users.role = 'client' or coalesce(preferences.digest, 'none') <> 'none')`.as('mailed'),
    ])
    .where('users.organization_id', '=', organizationId)
    .where('users.active', '=', 'true')
    .where('users.closing_notices', '=', true)
    .where('users.id', '<>', actorId)
    .where(
      sql<SqlBool>`case users.role
        when 'client' then users.client_id = ${clientId}::uuid
        else exists (
          select from subscriptions
          where subscriptions.organization_id = users.organization_id and subscriptions.user_id = users.id
            and subscriptions.folder_id = any (${folderIds}::uuid[])
        )
      end`,
    )
    .orderBy('users.id')
    .execute();
}
