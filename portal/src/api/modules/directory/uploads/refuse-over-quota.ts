import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findStorage } from '../repositories/file-details.ts';

/**
 * After a version was added this transaction holds the lock on the usage row, so that the check is exact; called before
 * an upload, it avoids sending bytes that would be refused.
 * @throws DomainError quota_exceeded.
 */
export async function refuseOverQuota(trx: TenantTransaction, organizationId: string): Promise<void> {
  const { used, quota } = await findStorage(trx, organizationId);
  if (used > quota) throw new DomainError('quota_exceeded');
}
