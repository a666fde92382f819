import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { folderHeight, lockDirectory, updateParent } from '../repositories/file-system-writes.ts';
import type { DirectoryServices } from '../services.ts';
import { type LoadedItem, loadItem } from './load-item.ts';
import { MAX_DEPTH } from './max-depth.ts';
import { pathWithinClient } from './path-text.ts';
import { type DirectoryEvent, record } from './record.ts';
import { refuseTaken } from './refuse-taken.ts';

/**
 * Moves a folder or a file into another folder; a no-op when it is already there.
 * @throws DomainError folder_not_found, file_not_found, not_found, protected_folder, move_into_itself,
 * folder_too_deep, folder_exists, file_exists.
 */
export async function moveItem(
  trx: TenantTransaction,
  services: Pick<DirectoryServices, 'listener'>,
  caller: Caller,
  { id, kind, folderId }: { id: string; kind: 'DIR' | 'FILE' | 'any'; folderId: string },
): Promise<LoadedItem> {
  await lockDirectory(trx, caller.organizationId, 'exclusive');
  const folder = await loadItem(trx, caller, folderId, 'DIR');
  const item = await loadItem(trx, caller, id, kind);
  if (!item.can.move) throw new DomainError('protected_folder');
  if (folder.path.some((step) => step.id === item.id)) throw new DomainError('move_into_itself');
  if (item.parent_id === folder.id) return item;
  if (item.fs_type === 'DIR') await refuseTooDeep(trx, caller.organizationId, item, folder);
  await refuseTaken(trx, caller.organizationId, folder.id, item.name);
  await updateParent(trx, caller.organizationId, item, folder);
  const moved = await loadItem(trx, caller, id, kind);
  await record(trx, services, caller, eventsOf(item, moved));
  return moved;
}

async function refuseTooDeep(
  trx: TenantTransaction,
  organizationId: string,
  item: LoadedItem,
  folder: LoadedItem,
): Promise<void> {
  const height = await folderHeight(trx, organizationId, item.id);
  if (folder.path.length + 1 + height > MAX_DEPTH) throw new DomainError('folder_too_deep');
}

/** Recorded in the history of both folders. Between two clients neither may see the other's paths. */
function eventsOf(before: LoadedItem, after: LoadedItem): DirectoryEvent[] {
  const action = before.fs_type === 'DIR' ? 'move_dir' : 'move_file';
  const left = before.path.slice(0, -1);
  const entered = after.path.slice(0, -1);
  const within = before.client_id === after.client_id;
  const paths = within ? { from: pathWithinClient(left), to: pathWithinClient(entered) } : {};
  return [
    { action, folderPath: left, item: before, ...paths, departure: true },
    { action, folderPath: entered, item: after, ...paths },
  ];
}
