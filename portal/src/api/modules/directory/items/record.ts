import type { ActivityAction } from '@lienzo/schema/directory/directory-endpoints';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { insertActivities } from '../repositories/activities.ts';
import type { PathStep } from '../repositories/file-system.ts';
import { announceFolders } from '../repositories/folder-changes.ts';
import type { DirectoryServices, RecordedActivities } from '../services.ts';

export type DirectoryEvent = {
  action: ActivityAction;
  /** The path down to the folder of the event. */
  folderPath: PathStep[];
  item: { id: string; fs_type: 'DIR' | 'FILE'; client_id: string | null; name: string };
  /** Names for a rename, folder paths for a move. */
  from?: string | null;
  to?: string | null;
  /** For the folder that an item left: the entry is not part of the item's own history. */
  departure?: boolean;
};

/**
 * Writes the history, notifies the listener of entries for followers of the folder, one above it, or the item itself,
 * and signals the changed folders to open pages.
 */
export async function record(
  trx: TenantTransaction,
  services: Pick<DirectoryServices, 'listener'>,
  caller: Actor,
  events: DirectoryEvent[],
): Promise<void> {
  const recorded: RecordedActivities[] = [];
  for (const group of groupsOf(events)) {
    const [first] = group;
    recorded.push({
      activityIds: await insertActivities(trx, caller, group.map(activityOf)),
      folderIds: followedFolders(first),
      clientId: first.item.client_id,
    });
  }
  await services.listener.activitiesRecorded(trx, caller, recorded);
  await announceFolders(trx, caller.organizationId, events.flatMap(changesOf));
}

/** Entries with the same audience. */
function groupsOf(events: DirectoryEvent[]): [DirectoryEvent, ...DirectoryEvent[]][] {
  const groups = new Map<string, [DirectoryEvent, ...DirectoryEvent[]]>();
  for (const one of events) {
    const key = [...followedFolders(one), one.item.client_id].join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups.values()];
}

/** The folder above the topmost visible one counts too: for a client user it is the root. */
const followedFolders = ({ folderPath, item }: DirectoryEvent): string[] => [
  ...(folderPath[0]?.parent_id == null ? [] : [folderPath[0].parent_id]),
  ...folderPath.map(({ id }) => id),
  ...(item.fs_type === 'DIR' ? [item.id] : []),
];

/** The folder of the event, and the item itself if it is a folder that somebody has open. */
const changesOf = ({ folderPath, item }: DirectoryEvent) =>
  [folderPath.at(-1)?.id, item.fs_type === 'DIR' ? item.id : undefined].flatMap((folderId) =>
    folderId === undefined ? [] : [{ folderId, clientId: item.client_id }],
  );

function activityOf({ action, folderPath, item, from, to, departure }: DirectoryEvent) {
  const folder = folderPath.at(-1);
  if (folder === undefined) throw new Error(`${action} without a folder`);
  return {
    folder,
    itemId: departure === true ? null : item.id,
    clientId: item.client_id,
    action,
    from: from ?? null,
    to: to ?? null,
    fileRecordName: item.name,
  };
}
