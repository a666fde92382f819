/** Requested files of reports: asked for, followed, repeated, cancelled and deleted by the person who asked. */

import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type {
  cancel_render,
  combine_reports,
  create_render,
  delete_render,
  get_render,
  get_renders,
  Render,
  repeat_render,
} from '@lienzo/schema/reports/render-endpoints';
import { foldText } from '@lienzo/schema/text/fold-text';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { rememberValues } from '../../reports/reports.ts';
import { reportsToCombine } from '../printing/reports-to-combine.ts';
import type { CombinationRequest } from '../repositories/render-request.ts';
import { cancelRender, deleteRender, findRequest, listRenders } from '../repositories/renders.ts';
import { requestPartsRender } from '../requests/request-parts.ts';
import { findOwnRender, requestOwnRender, requestRender } from '../requests/request-render.ts';
import type { Handler, RenderServices } from '../services.ts';

export const createRender: Handler<typeof create_render> = async ({ body, caller, services }) => {
  const result = await requestOwnRender(services, caller, body);
  const { report_id, parametros } = body;
  if (report_id !== undefined && parametros !== undefined)
    await rememberValues(services, caller, report_id, parametros);
  return { result };
};

export const combineReports: Handler<typeof combine_reports> = async ({ body, caller, services }) => {
  const reports = body.reports.map(({ report_id, nombre, parametros, kept_filters }) => ({
    report_id,
    name: nombre ?? String(report_id),
    parametros,
    kept_filters,
  }));
  const printed = await printCombination(services, caller, { ...body, reports });
  for (const { report_id, parametros } of reports)
    if (parametros !== undefined) await rememberValues(services, caller, report_id, parametros);
  return printed;
};

export const repeatRender: Handler<typeof repeat_render> = async ({ body, caller, services }) => {
  const match = await inTenant(services.db, caller, (trx) => findRequest(trx, caller, body.id));
  if (match === undefined) throw new DomainError('render_not_found');
  // Of a schedule's file: nothing goes on once the person's own has ended.
  const before = { ...match, awaited: undefined };
  if (before.kind === 'combination') return printCombination(services, caller, before);
  if (before.protected)
    throw new DomainError({ code: 'invalid_request', message: apiRefusalMessages.report.passwordNotKept });
  if (before.kind === 'parts') return requestPartsRender(services, caller, before);
  const { report_id, report } = before;
  // The values of one that is not saved are in its texts and filters already.
  const order = report_id === undefined ? { reporte: report, parametros: undefined } : {};
  return { result: await requestOwnRender(services, caller, { ...before, ...order }) };
};

async function printCombination(
  services: RenderServices,
  caller: Caller,
  { reports, format, title, cover, table_of_contents }: Omit<CombinationRequest, 'kind'>,
): Promise<{ result: Render }> {
  const combined = await reportsToCombine(reports, caller, services);
  const id = await requestRender(services, caller, {
    reportId: null,
    name: title,
    request: { kind: 'combination', reports: combined, format, title, cover, table_of_contents },
    secret: null,
  });
  return { result: await findOwnRender(services, caller, id) };
}

export const getRenders: Handler<typeof get_renders> = ({ query, caller, services }) => {
  const { page, search, source, only } = query;
  const terms = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const filter = { page, source, onlyPending: only === 'pending', words: terms };
  return inTenant(services.db, caller, (trx) => listRenders(trx, caller, filter));
};

export const getRender: Handler<typeof get_render> = async ({ query, caller, services }) => ({
  result: await findOwnRender(services, caller, query.id),
});

export const cancelOwnRender: Handler<typeof cancel_render> = async ({ body, caller, services }) => {
  const { organizationId } = caller;
  await inTenant(services.db, caller, async (trx) => {
    if (await cancelRender(trx, caller, body.id))
      await services.renderListener.renderEnded(trx, { organizationId, id: body.id, awaited: false });
  });
  return { result: await findOwnRender(services, caller, body.id) };
};

export const deleteOwnRender: Handler<typeof delete_render> = async ({ query, caller, services }) => {
  if (!(await inTenant(services.db, caller, (trx) => deleteRender(trx, caller, query.id))))
    throw new DomainError('render_not_found');
  return { result: { id: query.id } };
};
