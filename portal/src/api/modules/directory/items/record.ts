import type { ActivityAction } from '@lienzo/schema/api/directory-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { insertActivities } from '../repositories/activities.ts';
import type { PathStep } from '../repositories/file-system.ts';
import { announceFolders } from '../repositories/folder-changes.ts';
import { announce, tellFollowers } from '../../notifications/repositories/folder-notices.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Services } from '../../../services.ts';

export type Happening = {
  action: ActivityAction;
  /** Down to the folder where it happened. */
  folderPath: PathStep[];
  item: { id: string; fs_type: 'DIR' | 'FILE'; client_id: string | null; name: string };
  /** Names for a rename, paths of folders for a move. */
  from?: string | null;
  to?: string | null;
  /** For the folder that something left: it is not part of the item's own history. */
  departure?: boolean;
};

/** How long a person's immediate mail waits for more of the same, in milliseconds. */
const GATHERING = 60_000;

/**
 * Writes to the history, tells those who follow the folder, one above it, or the item itself, and signals to the
 * open pages which folders have changed.
 */
export async function record(
  trx: TenantTransaction,
  services: Pick<Services, 'jobs'>,
  caller: Caller,
  happenings: Happening[],
): Promise<void> {
  const told = new Map<string, 'none' | 'immediate' | 'daily'>();
  for (const group of groupsOf(happenings)) {
    const [first] = group;
    const activityIds = await insertActivities(trx, caller, group.map(activityOf));
    const followed = await tellFollowers(trx, caller.organizationId, {
      activityIds,
      folderIds: followedFolders(first),
      clientId: first.item.client_id,
      actorId: caller.userId,
    });
    for (const { userId, digest } of followed) told.set(userId, digest);
  }
  await announce(trx, [...told.keys()]);
  await announceFolders(trx, caller.organizationId, happenings.flatMap(changesOf));
  for (const [user_id, digest] of told)
    if (digest === 'immediate')
      await services.jobs.send(
        'send_digest',
        { organization_id: caller.organizationId, user_id },
        { trx, after: new Date(Date.now() + GATHERING), key: user_id },
      );
}

/** Entries that the same people are told. */
function groupsOf(happenings: Happening[]): [Happening, ...Happening[]][] {
  const groups = new Map<string, [Happening, ...Happening[]]>();
  for (const one of happenings) {
    const key = [...followedFolders(one), one.item.client_id].join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups.values()];
}

/** The one above the topmost that the person sees counts too: it is the root, for a client user. */
const followedFolders = ({ folderPath, item }: Happening): string[] => [
  ...(folderPath[0]?.parent_id == null ? [] : [folderPath[0].parent_id]),
  ...folderPath.map(({ id }) => id),
  ...(item.fs_type === 'DIR' ? [item.id] : []),
];

/** Where it happened, and the folder itself for whoever has it open. */
const changesOf = ({ folderPath, item }: Happening) =>
  [folderPath.at(-1)?.id, item.fs_type === 'DIR' ? item.id : undefined].flatMap((folderId) =>
    folderId === undefined ? [] : [{ folderId, clientId: item.client_id }],
  );

function activityOf({ action, folderPath, item, from, to, departure }: Happening) {
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
