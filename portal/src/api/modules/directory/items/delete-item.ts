import type { Actor, Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockDirectory, markDeleted } from '../repositories/file-system-writes.ts';
import type { DirectoryServices } from '../services.ts';
import { type LoadedItem, loadItem } from './load-item.ts';
import { record } from './record.ts';

/**
 * Moves a file, or a folder with its contents, to the bin.
 * @throws DomainError folder_not_found, file_not_found, not_found, protected_folder.
 */
export async function deleteItem(
  trx: TenantTransaction,
  services: Pick<DirectoryServices, 'listener'>,
  caller: Caller,
  { id, kind }: { id: string; kind: 'DIR' | 'FILE' | 'any' },
): Promise<void> {
  await lockDirectory(trx, caller.organizationId, 'exclusive');
  const item = await loadItem(trx, caller, id, kind);
  if (!item.can.delete) throw new DomainError('protected_folder');
  await moveToBin(trx, services, caller, item);
}

/** Without asking whether the person may. @param item of a directory that is locked. */
export async function moveToBin(
  trx: TenantTransaction,
  services: Pick<DirectoryServices, 'listener'>,
  actor: Actor,
  item: LoadedItem,
): Promise<void> {
  await markDeleted(trx, actor.organizationId, item, actor.userId);
  const action = item.fs_type === 'DIR' ? 'deleted_dir' : 'delete_file';
  await record(trx, services, actor, [{ action, folderPath: item.path.slice(0, -1), item }]);
}
