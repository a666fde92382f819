/** Files that the product itself keeps up to date: whoever causes a change needs no right to update or delete files. */
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { moveToBin } from '../items/delete-item.ts';
import { type LoadedItem, loadItem } from '../items/load-item.ts';
import { activePaths } from '../repositories/file-system.ts';
import { lockDirectory } from '../repositories/file-system-writes.ts';
import type { PlacingServices } from './add-file.ts';
import { placeVersion } from './place-version.ts';
import type { ReceivedFile } from './receive-upload.ts';

/**
 * Makes a stored blob the current version of a file, wherever it lies now.
 * @returns undefined when the file was deleted or is not visible.
 * @throws DomainError quota_exceeded.
 */
export async function updateKeptFile(
  trx: TenantTransaction,
  services: PlacingServices,
  actor: Actor,
  fileId: string,
  file: ReceivedFile,
): Promise<LoadedItem | undefined> {
  await lockDirectory(trx, actor.organizationId, 'shared');
  const existing = await findKeptFile(trx, actor, fileId);
  return existing && placeVersion(trx, services, actor, existing.id, file);
}

/** Moves a file to the bin. @returns its name; undefined when it was not there. */
export async function withdrawKeptFile(
  trx: TenantTransaction,
  services: PlacingServices,
  actor: Actor,
  fileId: string,
): Promise<string | undefined> {
  await lockDirectory(trx, actor.organizationId, 'exclusive');
  const existing = await findKeptFile(trx, actor, fileId);
  if (existing !== undefined) await moveToBin(trx, services, actor, existing);
  return existing?.name;
}

async function findKeptFile(
  trx: TenantTransaction,
  actor: Actor,
  fileId: string,
): Promise<LoadedItem | undefined> {
  const paths = await activePaths(trx, actor.organizationId, [fileId]);
  return paths.has(fileId) ? loadItem(trx, actor, fileId, 'FILE') : undefined;
}
