import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { LoadedItem } from '../items/load-item.ts';
import { addFile, type Destination, openDestination, type PlacingServices } from './add-file.ts';
import type { ReceivedFile } from './receive-upload.ts';

/**
 * A stored blob becomes a file of a folder, as if the person had uploaded it: with their permissions of this moment, its
 * entry in the history, the notices of its followers, and a version.
 * @param trx of that person.
 * @throws DomainError folder_not_found, forbidden, file_exists, folder_exists, folder_too_deep, quota_exceeded.
 */
export async function placeFile(
  trx: TenantTransaction,
  services: PlacingServices,
  actor: Actor,
  destination: Destination,
  file: ReceivedFile,
): Promise<LoadedItem> {
  const mode = destination.path.length === 0 ? 'shared' : 'exclusive';
  const folder = await openDestination(trx, services, actor, destination, mode);
  if (folder === undefined) throw new DomainError('folder_not_found');
  return addFile(trx, services, actor, folder, file, destination.conflict);
}
