import type { StaticFilterChoice } from '@lienzo/schema/data/static-filter';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { ReportServices } from '../services.ts';
import { loadReport } from './load-report.ts';
import { reportDocumentFor } from './report-document.ts';

type ReportToPrint = {
  report_id?: number | undefined;
  reporte?: unknown;
  /** Values of a static report's filters instead of the person's own. */
  filtros?: readonly StaticFilterChoice[] | undefined;
};

/**
 * The report that a caller asks to have printed: a saved one with the caller's own values of its filters, or one as it
 * stands in the editor.
 * @throws DomainError forbidden, required_parameter, report_not_found; not_found, invalid_request for `filtros`.
 */
export async function reportToPrint(
  { report_id, reporte, filtros }: ReportToPrint,
  caller: Actor,
  services: ReportServices,
): Promise<ReportDocument> {
  if (reporte !== undefined) {
    // Only users who may write reports may print an unsaved one.
    if (caller.role === 'client') throw new DomainError('forbidden');
    return migrateReport(reporte);
  }
  if (report_id === undefined) throw new DomainError('required_parameter');
  return inTenant(services.db, caller, async (trx) =>
    reportDocumentFor(trx, caller, await loadReport(trx, caller, report_id), filtros),
  );
}
