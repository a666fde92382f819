import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { insertItem, lockDirectory } from '../repositories/file-system-writes.ts';
import type { DirectoryServices } from '../services.ts';
import { type LoadedItem, loadItem } from './load-item.ts';
import { MAX_DEPTH } from './max-depth.ts';
import { record } from './record.ts';
import { refuseTaken } from './refuse-taken.ts';

/** @throws DomainError folder_not_found, forbidden, folder_too_deep, folder_exists, file_exists. */
export async function createFolder(
  trx: TenantTransaction,
  services: Pick<DirectoryServices, 'listener'>,
  caller: Actor,
  { parentId, name }: { parentId: string; name: string },
): Promise<LoadedItem> {
  await lockDirectory(trx, caller.organizationId, 'exclusive');
  const parent = await loadItem(trx, caller, parentId, 'DIR');
  if (!parent.can.create) throw new DomainError('forbidden');
  return addFolder(trx, services, caller, parent, name);
}

/** Adds a folder below one that is loaded and locked; the caller has checked the permission. */
export async function addFolder(
  trx: TenantTransaction,
  services: Pick<DirectoryServices, 'listener'>,
  caller: Actor,
  parent: LoadedItem,
  name: string,
): Promise<LoadedItem> {
  const { organizationId } = caller;
  if (parent.path.length >= MAX_DEPTH) throw new DomainError('folder_too_deep');
  await refuseTaken(trx, organizationId, parent.id, name);
  const id = await insertItem(trx, {
    organizationId,
    parentId: parent.id,
    name,
    clientId: parent.client_id,
    createdBy: caller.userId,
  });
  // A file of that name may have been added meanwhile: adding files does not lock folders.
  if (id === undefined) throw new DomainError('file_exists');
  const folder = await loadItem(trx, caller, id, 'DIR');
  await record(trx, services, caller, [{ action: 'created_dir', folderPath: parent.path, item: folder }]);
  return folder;
}
