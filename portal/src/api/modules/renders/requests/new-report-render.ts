import type { Actor } from '../../../platform/caller.ts';
import { seal } from '../../../platform/secrets/seal.ts';
import { checkReport, valuesInForce } from '../../reports/reports.ts';
import { reportToRender } from '../printing/report-to-render.ts';
import type { ReportRequest } from '../repositories/render-request.ts';
import type { NewRender } from '../repositories/renders.ts';
import type { RenderServices } from '../services.ts';

/** `reporte`: as it stands in the editor, instead of `report_id`. */
export type ReportRenderInput = Pick<
  ReportRequest,
  'report_id' | 'filtros' | 'kept_filters' | 'parametros' | 'format' | 'orientation' | 'pdf' | 'awaited'
> & { reporte?: unknown };

/**
 * What is kept of a person's request for the file of a report: the report as it stands now.
 * @throws DomainError as `reportToRender`; invalid_report.
 */
export async function newReportRender(
  services: RenderServices,
  actor: Actor,
  order: ReportRenderInput,
): Promise<NewRender & { request: ReportRequest }> {
  const { report_id, reporte, format, orientation, pdf, parametros, awaited } = order;
  const values = await valuesInForce(services, actor, order);
  const { report, facts, product } = await reportToRender(
    { report_id, reporte, ...values, parametros },
    actor,
    services,
  );
  checkReport(report);
  const password = pdf?.password;
  return {
    reportId: report_id ?? null,
    name: report.nombre.trim(),
    request: {
      kind: 'report',
      report_id,
      report,
      product,
      ...values,
      facts,
      parametros,
      format,
      orientation,
      pdf: pdf && { ...pdf, password: undefined },
      protected: password !== undefined,
      awaited,
    },
    secret: password === undefined ? null : seal(services.sessionSecrets, JSON.stringify(password)),
  };
}
