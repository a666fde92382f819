import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findByName } from '../repositories/file-system-writes.ts';

/**
 * Refuses a name that another thing of the folder has; case and Unicode form do not tell names apart.
 * @param except the thing that may go on having it.
 * @throws DomainError folder_exists or file_exists, by what is there.
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
