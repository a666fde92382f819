import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import type { directoryNotifications } from '@lienzo/schema/api/notification-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { inTenant } from '../../database/in-tenant.ts';
import { livingPaths } from '../../database/repositories/file-system.ts';
import {
  announce,
  type FolderNotice,
  listFolderNotices,
  markFolderNoticesRead,
} from '../../database/repositories/folder-notices.ts';
import { listSubscribedFolders } from '../../database/repositories/subscriptions.ts';
import type { Handler } from '../../http/handler.ts';

type Days = ResponseOf<typeof directoryNotifications>['days'];

/** Entries say whether they were read before this look. */
export const getFolderNotices: Handler<typeof directoryNotifications> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const notices = await listFolderNotices(trx, caller, { page: query.page, limit: query.num_items });
    if (query.page === 1 && (await markFolderNoticesRead(trx, caller))) await announce(trx, [caller.userId]);
    const followed = await listSubscribedFolders(trx, caller);
    const happened = notices.map(({ folder }) => folder.id);
    const living = await livingPaths(trx, organizationId, [...new Set([...followed, ...happened])]);
    return {
      days: daysOf(notices, new Map([...living].map(([id, path]) => [id, path.at(-1)?.name ?? '']))),
      total_subscriptions: followed.filter((id) => living.has(id)).length,
    };
  });

/** By day, then by folder, both in the order of their newest entry. @param living names of folders by id. */
function daysOf(notices: FolderNotice[], living: Map<string, string>): Days {
  const days = new Map<string, Map<string, FolderNotice[]>>();
  for (const notice of notices) {
    const date = todayInMexico(new Date(notice.date));
    const folders = days.get(date) ?? new Map<string, FolderNotice[]>();
    days.set(date, folders);
    folders.set(notice.folder.id, [...(folders.get(notice.folder.id) ?? []), notice]);
  }
  return [...days].map(([date, folders]) => ({
    date,
    folders: [...folders].map(([id, entries]) => ({
      folder_id: living.has(id) ? id : null,
      folder_name: living.get(id) ?? entries[0]?.folder.name ?? '',
      history: entries.map(({ folder: _, ...entry }) => entry),
    })),
  }));
}
