import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { canSeeReport } from '../policy.ts';
import { findReport, type StoredReportWithDocument } from '../repositories/reports.ts';

/**
 * A report that the caller may see.
 * @throws DomainError report_not_found, for one that does not exist and for one that is not visible alike.
 */
export async function loadReport(
  trx: TenantTransaction,
  caller: Actor,
  id: number,
): Promise<StoredReportWithDocument> {
  const report = await findReport(trx, caller.organizationId, id);
  if (report === undefined || !canSeeReport(caller, report)) throw new DomainError('report_not_found');
  return report;
}
