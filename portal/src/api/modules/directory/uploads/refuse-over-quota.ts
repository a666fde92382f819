import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findStorage } from '../repositories/file-details.ts';

/**
 * After a version was added its row of the usage is held by this transaction, so that the answer is exact; asked
 * before, it spares sending what can only be refused.
 * @throws DomainError quota_exceeded.
 */
export async function refuseOverQuota(trx: TenantTransaction, organizationId: string): Promise<void> {
  const { used, quota } = await findStorage(trx, organizationId);
  if (used > quota) throw new DomainError('quota_exceeded');
}
