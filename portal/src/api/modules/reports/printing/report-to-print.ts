import { migrateReport } from '@lienzo/schema/report/migrate-report';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findOwnFilters } from '../repositories/own-filters.ts';
import type { ReportServices } from '../services.ts';
import { loadReport } from './load-report.ts';
import { fittingFilters, withFilters } from './with-filters.ts';

/**
 * The report that a caller asks to have printed: a saved one with the caller's own values of its filters, or one as it
 * stands in the editor.
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
  return inTenant(services.db, caller, async (trx) => {
    const report = migrateReport((await loadReport(trx, caller, report_id)).document);
    const own = await findOwnFilters(trx, caller, report_id);
    return withFilters(report, fittingFilters(report, own));
  });
}
