import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findByName } from '../repositories/file-system-writes.ts';

/**
 * Refuses a name that another item of the folder has; names that differ only in case or Unicode form are equal.
 * @param except the item that may keep it.
 * @throws DomainError folder_exists or file_exists, by the kind of the other item.
 */
export async function refuseTaken(
  trx: TenantTransaction,
  organizationId: string,
  folderId: string,
  name: string,
  except?: string,
): Promise<void> {
  const taken = await findByName(trx, organizationId, folderId, name);
  if (taken === undefined || taken.id === except) return;
  throw new DomainError(taken.fs_type === 'DIR' ? 'folder_exists' : 'file_exists');
}
