import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import type { directoryNotifications } from '@lienzo/schema/notices/notification-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { activePaths, type PathStep, pathText } from '../../directory/directory.ts';
import {
  announce,
  type FolderNotice,
  listFolderNotices,
  markFolderNoticesRead,
} from '../repositories/folder-notices.ts';
import { listSubscribedFolders } from '../repositories/subscriptions.ts';
import type { Handler } from '../services.ts';

type Days = ResponseOf<typeof directoryNotifications>['days'];

/** The entries' read state is that before this call. */
export const getFolderNotices: Handler<typeof directoryNotifications> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const notices = await listFolderNotices(trx, caller, { page: query.page, limit: query.num_items });
    if (query.page === 1 && (await markFolderNoticesRead(trx, caller))) await announce(trx, [caller.userId]);
    const followed = await listSubscribedFolders(trx, caller);
    const happened = notices.flatMap((notice) => [notice.folder.id, ...itselfOf(notice)]);
    const living = await activePaths(trx, organizationId, [...new Set([...followed, ...happened])]);
    return {
      days: daysOf(notices, living),
      total_subscriptions: followed.filter((id) => living.has(id)).length,
    };
  });

/**
 * Grouped by day, then by folder, both in the order of their newest entry. @param living current paths of active
 * folders, by id.
 */
function daysOf(notices: FolderNotice[], living: Map<string, PathStep[]>): Days {
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
      ...faceOf(id, living.get(id), entries),
      history: entries.map((notice) => ({
        id: notice.id,
        date: notice.date,
        user: notice.user,
        activity: notice.activity,
        read: notice.read,
        open_folder_id: openedBy(notice, living),
        notification_record: { action: notice.activity.action },
      })),
    })),
  }));
}

/** The affected item, if it is a folder. */
const itselfOf = ({ activity, itemId }: FolderNotice): string[] =>
  activity.action.endsWith('_dir') && itemId !== null ? [itemId] : [];

function openedBy(notice: FolderNotice, living: Map<string, PathStep[]>): string | null {
  return [...itselfOf(notice), notice.folder.id].find((id) => living.has(id)) ?? null;
}

/** The folder in its current state, or, when it is deleted, with its name at the time of the event. */
function faceOf(id: string, path: PathStep[] | undefined, entries: FolderNotice[]) {
  const folder = path?.at(-1);
  if (path === undefined || folder === undefined)
    return { folder_id: null, folder_name: entries[0]?.folder.name ?? '' };
  return { folder_id: id, folder_name: folder.name, folder_path: pathText(path) };
}
