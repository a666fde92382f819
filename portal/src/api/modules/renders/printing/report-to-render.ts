import { migrateReport } from '@lienzo/schema/report/migrate-report';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { ReportFact } from '@lienzo/schema/reports/render-endpoints';
import { findProductReport } from '@lienzo/templates/reports/products/product-static-reports';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  answersInWords,
  type ChosenProduct,
  chooseProduct,
  composeProduct,
  type GivenValues,
  loadReport,
  reportDocumentFor,
  reportFacts,
  resolveParameters,
} from '../../reports/reports.ts';
import type { RenderServices } from '../services.ts';

type ReportToRender = GivenValues & { report_id?: number | undefined; reporte?: unknown };

/**
 * The report that a caller asks to have printed: a saved one with the caller's own values of its filters or those that were kept, or one as it
 * stands in the editor, with the values of its parameters.
 * @throws DomainError forbidden, required_parameter, report_not_found; not_found, invalid_request for `filtros` and `parametros`.
 */
export async function reportToRender(
  { report_id, reporte, filtros, kept_filters, parametros, divided }: ReportToRender,
  caller: Actor,
  services: RenderServices,
): Promise<{ report: ReportDocument; facts?: ReportFact[]; product?: ChosenProduct }> {
  if (reporte !== undefined) {
    // Only users who may write reports may print an unsaved one.
    if (caller.role === 'client') throw new DomainError('forbidden');
    const report = migrateReport(reporte);
    return inTenant(services.db, caller, async (trx) => ({
      report: await resolveParameters(trx, caller, report, parametros),
      facts: await answersInWords(trx, caller, report.parametros, parametros),
    }));
  }
  if (report_id === undefined) throw new DomainError('required_parameter');
  return inTenant(services.db, caller, async (trx) => {
    const stored = await loadReport(trx, caller, report_id);
    const values = { filtros, kept_filters, parametros, divided };
    const facts = await reportFacts(trx, caller, stored, values);
    const template = findProductReport(report_id);
    if (template === undefined)
      return { report: await reportDocumentFor(trx, caller, stored, values), facts };
    const product = await chooseProduct(trx, caller, template, parametros);
    return { report: (await composeProduct(trx, caller, product)).report, facts, product };
  });
}
