/** The file of a static report (specification 3 §7). */
import type { render_static_report } from '@lienzo/schema/reports/static-report-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { loadReport, reportDocumentFor } from '../../reports/reports.ts';
import type { Handler } from '../services.ts';
import { answerFile } from './answer-file.ts';

export const renderStaticReport: Handler<typeof render_static_report> = async (call) => {
  const { caller, services, query, context } = call;
  const { id_report, format } = query;
  const report = await inTenant(services.db, caller, async (trx) => {
    const stored = await loadReport(trx, caller, id_report);
    if (!stored.es_estatico) throw new DomainError('report_not_found');
    return reportDocumentFor(trx, caller, stored);
  });
  const name = query.report_name || report.nombre;
  return answerFile({ caller, services, context }, report, { format, name, reportId: id_report });
};
