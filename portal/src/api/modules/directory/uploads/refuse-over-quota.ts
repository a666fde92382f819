import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findStorage } from '../repositories/file-details.ts';

/**
 * After a version was added this transaction holds the lock on the usage row, so that the check is exact; called before
 * an upload, it avoids sending bytes that would be refused.
 * @param waiting bytes that are stored and belong to no file yet.
 * @throws DomainError quota_exceeded.
 */
export async function refuseOverQuota(
  trx: TenantTransaction,
  organizationId: string,
  waiting = 0,
): Promise<void> {
  const { used, quota } = await findStorage(trx, organizationId);
  if (used + waiting > quota) throw new DomainError('quota_exceeded');
}
