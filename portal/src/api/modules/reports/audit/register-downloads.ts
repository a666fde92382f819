import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { insertReportAudit } from '../repositories/report-audit.ts';
import { findReports } from '../repositories/reports.ts';

/** Records that somebody asked for the files of saved reports, as it is recorded of programs. */
export async function registerDownloads(
  trx: TenantTransaction,
  { organizationId, userId, clientId }: Actor,
  reportIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(reportIds)];
  const reports = await findReports(trx, organizationId, ids);
  for (const reportId of ids) {
    const report = reports.get(reportId);
    if (report === undefined) continue;
    await insertReportAudit(trx, {
      organizationId,
      userId,
      reportId,
      movement: 'Descargado',
      userEntityId: clientId ?? organizationId,
      name: report.nombre,
      document: null,
      stored: undefined,
    });
  }
}
