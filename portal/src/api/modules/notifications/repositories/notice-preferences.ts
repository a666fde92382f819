import type { noticePreferences } from '@lienzo/schema/api/notification-endpoints';
import type { z } from 'zod';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Reader = { organizationId: string; userId: string };
export type NoticePreferences = z.infer<typeof noticePreferences>;

/** The default: mails of shared folders, none of followed ones. */
const UNCHOSEN: NoticePreferences = { digest: 'none', shared: true };

/** A user's mail preferences. */
export async function findNoticePreferences(
  trx: TenantTransaction,
  { organizationId, userId }: Reader,
): Promise<NoticePreferences> {
  const row = await trx
    .selectFrom('notice_preferences')
    .select(['digest', 'shared'])
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? UNCHOSEN;
}

/** Updates the given fields. @returns all of them. */
export async function saveNoticePreferences(
  trx: TenantTransaction,
  { organizationId, userId }: Reader,
  { digest, shared }: { digest?: NoticePreferences['digest'] | undefined; shared?: boolean | undefined },
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
  return findNoticePreferences(trx, { organizationId, userId });
}
