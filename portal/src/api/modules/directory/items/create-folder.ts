import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findRootFolderId } from '../repositories/file-system.ts';
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

/**
 * The folder of a new client, below the organization's own.
 * @returns its id, and its path as `clients.url_path` keeps it.
 * @throws DomainError folder_exists, file_exists.
 */
export async function addClientFolder(
  trx: TenantTransaction,
  services: Pick<DirectoryServices, 'listener'>,
  caller: Actor,
  { clientId, name }: { clientId: string; name: string },
): Promise<{ id: string; path: string }> {
  const { organizationId } = caller;
  await lockDirectory(trx, organizationId, 'exclusive');
  const rootId = await findRootFolderId(trx, { organizationId, clientId: null });
  if (rootId === null) throw new DomainError('folder_not_found');
  const root = await loadItem(trx, caller, rootId, 'DIR');
  const folder = await addFolder(trx, services, caller, root, name, { clientId });
  return { id: folder.id, path: `/${[...root.path, folder].map((step) => step.name).join('/')}` };
}

/** Adds a folder below one that is loaded and locked; the caller has checked the permission. */
export async function addFolder(
  trx: TenantTransaction,
  services: Pick<DirectoryServices, 'listener'>,
  caller: Actor,
  parent: LoadedItem,
  name: string,
  {
    clientId = parent.client_id,
    paysheetId,
  }: { clientId?: string | null; paysheetId?: number | undefined } = {},
): Promise<LoadedItem> {
  const { organizationId } = caller;
  if (parent.path.length >= MAX_DEPTH) throw new DomainError('folder_too_deep');
  await refuseTaken(trx, organizationId, parent.id, name);
  const id = await insertItem(trx, {
    organizationId,
    parentId: parent.id,
    name,
    clientId,
    paysheetId,
    createdBy: caller.userId,
  });
  // A file of that name may have been added meanwhile: adding files does not lock folders.
  if (id === undefined) throw new DomainError('file_exists');
  const folder = await loadItem(trx, caller, id, 'DIR');
  await record(trx, services, caller, [{ action: 'created_dir', folderPath: parent.path, item: folder }]);
  return folder;
}
