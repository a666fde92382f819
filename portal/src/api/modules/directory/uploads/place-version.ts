import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { type LoadedItem, loadItem } from '../items/load-item.ts';
import { lockDirectory } from '../repositories/file-system-writes.ts';
import type { PlacingServices } from './add-file.ts';
import { addVersion } from './add-version.ts';
import type { ReceivedFile } from './receive-upload.ts';

/**
 * A stored blob becomes the current version of a file that the person sees, with its entry in the history. Whether they
 * may replace what the file is of is the caller's to know: who captures replaces evidence without changing other files.
 * @throws DomainError file_not_found, quota_exceeded.
 */
export async function placeVersion(
  trx: TenantTransaction,
  services: PlacingServices,
  actor: Actor,
  fileId: string,
  received: Pick<ReceivedFile, 'sha256' | 'size' | 'media_type'>,
): Promise<LoadedItem> {
  await lockDirectory(trx, actor.organizationId, 'shared');
  const file = await loadItem(trx, actor, fileId, 'FILE');
  return addVersion(trx, services, actor, file, received);
}
