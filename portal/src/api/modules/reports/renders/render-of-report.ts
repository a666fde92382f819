import type { StaticFilterChoice } from '@lienzo/schema/data/static-filter';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { checkReport } from '../printing/check-report.ts';
import { reportToPrint } from '../printing/report-to-print.ts';
import { ownStaticFilters, withChoices } from '../printing/static-filters.ts';
import type { ReportRequest } from '../repositories/render-request.ts';
import type { NewRender } from '../repositories/renders.ts';
import type { ReportServices } from '../services.ts';
import { seal } from './seal.ts';

/** `reporte`: as it stands in the editor, instead of `report_id`. */
export type ReportOrder = Pick<
  ReportRequest,
  'report_id' | 'filtros' | 'parametros' | 'format' | 'orientation' | 'pdf' | 'awaited'
> & { reporte?: unknown };

/**
 * What is kept of a person's request for the file of a report: the report as it stands now.
 * @throws DomainError as `reportToPrint`; invalid_report.
 */
export async function renderOfReport(
  services: ReportServices,
  actor: Actor,
  { report_id, reporte, format, orientation, pdf, filtros: chosen, parametros, awaited }: ReportOrder,
): Promise<NewRender> {
  const filtros = await staticChoices(services, actor, { report_id, filtros: chosen });
  const report = await reportToPrint({ report_id, reporte, filtros }, actor, services);
  checkReport(report);
  const password = pdf?.password;
  return {
    reportId: report_id ?? null,
    name: report.nombre.trim(),
    request: {
      kind: 'report',
      report_id,
      report,
      filtros,
      parametros,
      format,
      orientation,
      pdf: pdf && { ...pdf, password: undefined },
      protected: password !== undefined,
      awaited,
    },
    secret: password === undefined ? null : seal(services.sessionSecret, JSON.stringify(password)),
  };
}

/** Every value that the filters of a static report have for this file; the request keeps them. */
async function staticChoices(
  { db }: ReportServices,
  actor: Actor,
  { report_id, filtros = [] }: Pick<ReportRequest, 'report_id' | 'filtros'>,
): Promise<StaticFilterChoice[] | undefined> {
  if (report_id === undefined) return undefined;
  const filters = await inTenant(db, actor, (trx) => ownStaticFilters(trx, actor, report_id));
  if (filters.length === 0) return filtros;
  return withChoices(filters, filtros).map(({ id, valor }) => ({ id, valor }));
}
