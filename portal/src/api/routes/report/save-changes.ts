import type { ReportDocument } from '@lienzo/schema/report/report';
import type { TenantTransaction } from '../../database/in-tenant.ts';
import { insertReportAudit } from '../../database/repositories/report-audit.ts';
import { type Saved, type StoredReport, updateReport } from '../../database/repositories/reports.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { checkAuditorio } from './check-auditorio.ts';
import { reportContent } from './report-content.ts';

/**
 * Replaces a report's document and registers the change.
 * @param before the report as it is stored.
 * @param updatedAt when the copy that was edited was saved.
 * @throws ApiError report_conflict, invalid_report.
 */
export async function saveChanges(
  trx: TenantTransaction,
  caller: Caller,
  before: StoredReport,
  report: ReportDocument,
  updatedAt: string | undefined,
): Promise<Saved> {
  const content = reportContent(report);
  const { organizationId, userId } = caller;
  await checkAuditorio(trx, caller, content.auditorio, before.auditorio.clientIds);
  const saved = await updateReport(trx, { ...content, organizationId, id: before.id, updatedAt });
  if (saved === undefined) throw new ApiError('report_conflict');
  await insertReportAudit(trx, {
    organizationId,
    userId,
    userEntityId: caller.clientId ?? organizationId,
    reportId: before.id,
    movement: 'Editado',
    request: content.document,
  });
  return saved;
}
