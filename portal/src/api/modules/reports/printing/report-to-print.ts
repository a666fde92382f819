import { migrateReport } from '@lienzo/schema/report/migrate-report';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { ReportServices } from '../services.ts';
import { loadReport } from './load-report.ts';

/**
 * The report that a caller asks to have printed: a saved one, or one as it stands in the editor.
 * @throws DomainError forbidden, required_parameter, report_not_found.
 */
export async function reportToPrint(
  { report_id, reporte }: { report_id?: number | undefined; reporte?: unknown },
  caller: Caller,
  services: ReportServices,
): Promise<ReportDocument> {
  if (reporte !== undefined) {
    // Only users who may write reports may print an unsaved one.
    if (caller.role === 'client') throw new DomainError('forbidden');
    return migrateReport(reporte);
  }
  if (report_id === undefined) throw new DomainError('required_parameter');
  const stored = await inTenant(services.db, caller, (trx) => loadReport(trx, caller, report_id));
  return migrateReport(stored.document);
}
