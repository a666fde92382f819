import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { StoredReportWithDocument } from '../../reports/reports.ts';
import { loadReport, reportAbilities } from '../../reports/reports.ts';

/**
 * A report that the person may divide at this moment: its files go to many, so it must be enabled.
 * @throws DomainError report_not_found, forbidden for clients, report_disabled.
 */
export async function loadDivisible(
  trx: TenantTransaction,
  actor: Actor,
  id: number,
): Promise<StoredReportWithDocument> {
  const report = await loadReport(trx, actor, id);
  if (!reportAbilities(actor, report).split)
    throw new DomainError(report.habilitado ? 'forbidden' : 'report_disabled');
  return report;
}
