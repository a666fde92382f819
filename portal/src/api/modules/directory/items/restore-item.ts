import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { numberedName } from '../../../platform/text/numbered-name.ts';
import { type BinItem, findInBin, foldersAbove, unmarkDeleted } from '../repositories/file-system-bin.ts';
import { findByName, lockDirectory, updateName } from '../repositories/file-system-writes.ts';
import type { DirectoryServices } from '../services.ts';
import { type LoadedItem, loadItem } from './load-item.ts';
import { record } from './record.ts';

/**
 * Restores an item from the bin to its folder. If that folder is deleted, it goes to the nearest active one above,
 * which is never another client's; if its name is taken it gets a numbered one.
 * @throws DomainError not_found.
 */
export async function restoreItem(
  trx: TenantTransaction,
  services: Pick<DirectoryServices, 'listener'>,
  caller: Caller,
  id: string,
): Promise<LoadedItem> {
  const { organizationId } = caller;
  await lockDirectory(trx, organizationId, 'exclusive');
  const item = await findInBin(trx, organizationId, id);
  if (item === undefined) throw new DomainError('not_found');
  const folderId = await nearestFolder(trx, organizationId, item);
  const name = await freeName(trx, organizationId, folderId, item);
  if (name !== item.name) await updateName(trx, organizationId, item, name);
  await unmarkDeleted(trx, organizationId, { id, folderId });
  const restored = await loadItem(trx, caller, id, 'any');
  const action = item.fs_type === 'DIR' ? 'restore_dir' : 'restore_file';
  await record(trx, services, caller, [{ action, folderPath: restored.path.slice(0, -1), item: restored }]);
  return restored;
}

/** Only the top of a deleted subtree is marked, so everything above the topmost marked folder is active. */
async function nearestFolder(trx: TenantTransaction, organizationId: string, item: BinItem): Promise<string> {
  const above = (await foldersAbove(trx, organizationId, [item])).get(item.id) ?? [];
  const firstGone = above.findIndex(({ deleted }) => deleted);
  const alive = firstGone === -1 ? above : above.slice(0, firstGone);
  const nearest = alive.at(-1);
  if (nearest === undefined) throw new DomainError('not_found');
  return nearest.id;
}

async function freeName(
  trx: TenantTransaction,
  organizationId: string,
  folderId: string,
  { name, fs_type }: BinItem,
): Promise<string> {
  let free = name;
  for (let number = 2; (await findByName(trx, organizationId, folderId, free)) !== undefined; number += 1)
    free = numberedName(name, fs_type, number);
  return free;
}
