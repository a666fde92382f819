/** Requested files of reports: asked for, followed, repeated, cancelled and deleted by the person who asked. */
import type {
  cancel_render,
  combine_reports,
  create_render,
  delete_render,
  get_render,
  get_renders,
  Render,
  repeat_render,
} from '@lienzo/schema/api/render-endpoints';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { checkReport } from '../printing/check-report.ts';
import { reportToPrint } from '../printing/report-to-print.ts';
import { reportsToCombine } from '../printing/reports-to-combine.ts';
import { staticChoices } from '../printing/static-choices.ts';
import { findOwnRender, requestRender } from '../renders/request-render.ts';
import { seal } from '../renders/seal.ts';
import type { CombinationRequest, ReportRequest } from '../repositories/render-request.ts';
import { cancelRender, deleteRender, findRequest, listRenders } from '../repositories/renders.ts';
import type { Handler, ReportServices } from '../services.ts';
import { orderParts } from './order-parts.ts';

export const createRender: Handler<typeof create_render> = ({ body, caller, services }) =>
  printReport(services, caller, body);

export const combineReports: Handler<typeof combine_reports> = ({ body, caller, services }) =>
  printCombination(services, caller, {
    ...body,
    reports: body.reports.map(({ report_id, nombre }) => ({ report_id, name: nombre ?? String(report_id) })),
  });

export const repeatRender: Handler<typeof repeat_render> = async ({ body, caller, services }) => {
  const before = await inTenant(services.db, caller, (trx) => findRequest(trx, caller, body.id));
  if (before === undefined) throw new DomainError('render_not_found');
  if (before.kind === 'combination') return printCombination(services, caller, before);
  if (before.protected)
    throw new DomainError({ code: 'invalid_request', message: apiRefusalMessages.report.passwordNotKept });
  if (before.kind === 'parts') return orderParts(services, caller, before);
  const { report_id, report } = before;
  return printReport(services, caller, { ...before, reporte: report_id === undefined ? report : undefined });
};

type ReportOrder = Pick<
  ReportRequest,
  'report_id' | 'filtros' | 'parametros' | 'format' | 'orientation' | 'pdf'
> & {
  reporte?: unknown;
};

async function printReport(
  services: ReportServices,
  caller: Caller,
  { report_id, reporte, format, orientation, pdf, filtros: chosen, parametros }: ReportOrder,
): Promise<{ result: Render }> {
  const filtros = await staticChoices(services, caller, { report_id, filtros: chosen });
  const report = await reportToPrint({ report_id, reporte, filtros }, caller, services);
  checkReport(report);
  const password = pdf?.password;
  return requestRender(services, caller, {
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
    },
    secret: password === undefined ? null : seal(services.sessionSecret, JSON.stringify(password)),
  });
}

async function printCombination(
  services: ReportServices,
  caller: Caller,
  { reports, format, title, cover, table_of_contents }: Omit<CombinationRequest, 'kind'>,
): Promise<{ result: Render }> {
  const combined = await reportsToCombine(reports, caller, services);
  return requestRender(services, caller, {
    reportId: null,
    name: title,
    request: { kind: 'combination', reports: combined, format, title, cover, table_of_contents },
    secret: null,
  });
}

export const getRenders: Handler<typeof get_renders> = async ({ caller, services }) => ({
  result: await inTenant(services.db, caller, (trx) => listRenders(trx, caller)),
});

export const getRender: Handler<typeof get_render> = async ({ query, caller, services }) => ({
  result: await findOwnRender(services, caller, query.id),
});

export const cancelOwnRender: Handler<typeof cancel_render> = async ({ body, caller, services }) => {
  await inTenant(services.db, caller, (trx) => cancelRender(trx, caller, body.id));
  return { result: await findOwnRender(services, caller, body.id) };
};

export const deleteOwnRender: Handler<typeof delete_render> = async ({ query, caller, services }) => {
  if (!(await inTenant(services.db, caller, (trx) => deleteRender(trx, caller, query.id))))
    throw new DomainError('render_not_found');
  return { result: { id: query.id } };
};
