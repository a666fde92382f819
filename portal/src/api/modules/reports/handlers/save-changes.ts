import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { type Saved, type StoredReport, updateReport } from '../repositories/reports.ts';
import { checkAuditorio } from './check-auditorio.ts';
import { registerMovement } from './register-movement.ts';
import { reportConflict } from './report-conflict.ts';
import { reportContent } from './report-content.ts';

/**
 * Replaces a report's document and adds an audit entry.
 * @param before the stored report.
 * @param updatedAt version of the edited copy, for optimistic locking.
 * @throws DomainError report_conflict, invalid_report.
 */
export async function saveChanges(
  trx: TenantTransaction,
  caller: Caller,
  before: StoredReport,
  report: ReportDocument,
  updatedAt: string | undefined,
): Promise<Saved> {
  const content = reportContent(report);
  const { organizationId } = caller;
  await checkAuditorio(trx, caller, content.auditorio, before.auditorio.clientIds);
  const saved = await updateReport(trx, { ...content, organizationId, id: before.id, updatedAt });
  if (saved === undefined) throw await reportConflict(trx, caller, before.id);
  await registerMovement(trx, caller, 'Editado', before.id, content.document);
  return saved;
}
