import type { noticePreferences } from '@lienzo/schema/notices/notification-endpoints';
import type { z } from 'zod';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Reader = { organizationId: string; userId: string };
export type NoticePreferences = z.infer<typeof noticePreferences>;

/** A user's mail preferences. */
export async function findNoticePreferences(
  trx: TenantTransaction,
  { organizationId, userId }: Reader,
): Promise<NoticePreferences> {
  const row = await trx
    .selectFrom('users')
    .leftJoin('notice_preferences as chosen', (join) =>
      join
        .onRef('chosen.organization_id', '=', 'users.organization_id')
        .onRef('chosen.user_id', '=', 'users.id'),
    )
    .select(['chosen.digest', 'chosen.shared', 'users.closing_notices'])
    .where('users.organization_id', '=', organizationId)
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  // The default: mails of shared folders, none of followed ones.
  return { digest: row.digest ?? 'none', shared: row.shared ?? true, closings: row.closing_notices };
}

/** Updates the given fields. @returns all of them. */
export async function saveNoticePreferences(
  trx: TenantTransaction,
  { organizationId, userId }: Reader,
  { digest, shared, closings }: { [Name in keyof NoticePreferences]?: NoticePreferences[Name] | undefined },
): Promise<NoticePreferences> {
  const changes = {
    ...(digest === undefined ? {} : { digest }),
    ...(shared === undefined ? {} : { shared }),
  };
  await trx
    .insertInto('notice_preferences')
    .values({ organization_id: organizationId, user_id: userId, ...changes })
    .onConflict((conflict) => {
      const known = conflict.columns(['organization_id', 'user_id']);
      return Object.keys(changes).length === 0 ? known.doNothing() : known.doUpdateSet(changes);
    })
    .execute();
  if (closings !== undefined)
    await trx
      .updateTable('users')
      .set({ closing_notices: closings })
      .where('organization_id', '=', organizationId)
      .where('id', '=', userId)
      .execute();
  return findNoticePreferences(trx, { organizationId, userId });
}
