/** Static reports: the filters that each person sets for themselves, and their file (specification 3 §7). */

import type {
  get_static_filters,
  render_static_report,
  update_filter_s,
} from '@lienzo/schema/api/static-report-endpoints';
import type { StaticFilterChoice } from '@lienzo/schema/data/static-filter';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { loadReport } from '../../reports/document/load-report.ts';
import { reportDocumentFor } from '../../reports/document/report-document.ts';
import { comingFilters, ownStaticFilters, withChoices } from '../../reports/document/static-filters.ts';
import { writeStaticValues } from '../../reports/repositories/static-filter-values.ts';
import type { Handler } from '../../reports/services.ts';
import { answerFile } from './answer-file.ts';

export const getStaticFilters: Handler<typeof get_static_filters> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { id } = await loadReport(trx, caller, query.report_id);
    return { result: await ownStaticFilters(trx, caller, id), defaults: comingFilters(id) };
  });

export const updateStaticFilters: Handler<typeof update_filter_s> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { report_id, filters } = body.filtro;
    await loadReport(trx, caller, report_id);
    const result = withChoices(await ownStaticFilters(trx, caller, report_id), filters);
    const named = new Set(filters.map(({ id }) => id));
    // Both ends of a range: one of them alone would meet the moving default of the other some day.
    const keepsRange = result.some(({ id, limite }) => limite !== undefined && named.has(id));
    const kept: StaticFilterChoice[] = result
      .filter(({ id, limite }) => named.has(id) || (keepsRange && limite !== undefined))
      .map(({ id, valor }) => ({ id, valor }));
    await writeStaticValues(trx, caller, report_id, kept);
    return { result, defaults: comingFilters(report_id) };
  });

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
