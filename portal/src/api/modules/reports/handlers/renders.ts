/** Requested files of reports: asked for, followed, repeated, cancelled and deleted by the person who asked. */
import { setTimeout } from 'node:timers/promises';
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
import type { StaticFilterChoice } from '@lienzo/schema/data/static-filter';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { checkReport } from '../printing/check-report.ts';
import { reportToPrint } from '../printing/report-to-print.ts';
import { reportsToCombine } from '../printing/reports-to-combine.ts';
import { ownStaticFilters, withChoices } from '../printing/static-filters.ts';
import { runRender, tryLater } from '../renders/run-render.ts';
import { seal } from '../renders/seal.ts';
import type { CombinationRequest, ReportRequest } from '../repositories/render-request.ts';
import {
  cancelRender,
  countPending,
  deleteRender,
  findRender,
  findRequest,
  insertRender,
  LEASE_SECONDS,
  listRenders,
  type NewRender,
} from '../repositories/renders.ts';
import type { Handler, ReportServices } from '../services.ts';
import { rememberValues } from './parameters.ts';

/** Files of a person that may wait or be made at once. */
const MAX_PENDING = 50;
/** Milliseconds after which the answer no longer waits for a small file. */
const PATIENCE_MS = 8000;

export const createRender: Handler<typeof create_render> = async ({ body, caller, services }) => {
  const printed = await printReport(services, caller, body);
  const { report_id, parametros } = body;
  if (report_id !== undefined && parametros !== undefined)
    await rememberValues(services, caller, report_id, parametros);
  return printed;
};

export const combineReports: Handler<typeof combine_reports> = async ({ body, caller, services }) => {
  const reports = body.reports.map(({ report_id, nombre, parametros }) => ({
    report_id,
    name: nombre ?? String(report_id),
    parametros,
  }));
  const printed = await printCombination(services, caller, { ...body, reports });
  for (const { report_id, parametros } of reports)
    if (parametros !== undefined) await rememberValues(services, caller, report_id, parametros);
  return printed;
};

export const repeatRender: Handler<typeof repeat_render> = async ({ body, caller, services }) => {
  const before = await inTenant(services.db, caller, (trx) => findRequest(trx, caller, body.id));
  if (before === undefined) throw new DomainError('render_not_found');
  if (before.kind === 'combination') return printCombination(services, caller, before);
  if (before.protected)
    throw new DomainError({ code: 'invalid_request', message: apiRefusalMessages.report.passwordNotKept });
  const { report_id, report } = before;
  // The values of one that is not saved are in its texts and filters already.
  const order = report_id === undefined ? { reporte: report, parametros: undefined } : {};
  return printReport(services, caller, { ...before, ...order });
};

/** Every value that the filters of a static report have for this file; the request keeps them. */
async function staticChoices(
  { db }: ReportServices,
  caller: Caller,
  { report_id, filtros = [] }: Pick<ReportRequest, 'report_id' | 'filtros'>,
): Promise<StaticFilterChoice[] | undefined> {
  if (report_id === undefined) return undefined;
  const filters = await inTenant(db, caller, (trx) => ownStaticFilters(trx, caller, report_id));
  if (filters.length === 0) return filtros;
  return withChoices(filters, filtros).map(({ id, valor }) => ({ id, valor }));
}

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
  const report = await reportToPrint({ report_id, reporte, filtros, parametros }, caller, services);
  checkReport(report);
  const password = pdf?.password;
  return request(services, caller, {
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
  return request(services, caller, {
    reportId: null,
    name: title,
    request: { kind: 'combination', reports: combined, format, title, cover, table_of_contents },
    secret: null,
  });
}

/** Keeps the request, and makes the file at once if it is small. */
async function request(
  services: ReportServices,
  caller: Caller,
  render: NewRender,
): Promise<{ result: Render }> {
  const id = await inTenant(services.db, caller, async (trx) => {
    if ((await countPending(trx, caller)) >= MAX_PENDING)
      throw new DomainError({
        code: 'too_many_requests',
        message: apiRefusalMessages.report.tooManyFiles(MAX_PENDING),
      });
    return insertRender(trx, caller, render);
  });
  const key = { organizationId: caller.organizationId, id };
  // Goes on if this process dies; finds nothing to do otherwise.
  await tryLater(services, key, LEASE_SECONDS + 10);
  const running = runRender(services, key, { small: true }).catch((error: unknown) =>
    services.logger.error('render_not_run', { render: id, error }),
  );
  await Promise.race([running, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
  return { result: await own(services, caller, id) };
}

export const getRenders: Handler<typeof get_renders> = async ({ caller, services }) => ({
  result: await inTenant(services.db, caller, (trx) => listRenders(trx, caller)),
});

export const getRender: Handler<typeof get_render> = async ({ query, caller, services }) => ({
  result: await own(services, caller, query.id),
});

export const cancelOwnRender: Handler<typeof cancel_render> = async ({ body, caller, services }) => {
  await inTenant(services.db, caller, (trx) => cancelRender(trx, caller, body.id));
  return { result: await own(services, caller, body.id) };
};

export const deleteOwnRender: Handler<typeof delete_render> = async ({ query, caller, services }) => {
  if (!(await inTenant(services.db, caller, (trx) => deleteRender(trx, caller, query.id))))
    throw new DomainError('render_not_found');
  return { result: { id: query.id } };
};

async function own({ db }: ReportServices, caller: Caller, id: string): Promise<Render> {
  const found = await inTenant(db, caller, (trx) => findRender(trx, caller, id));
  if (found === undefined) throw new DomainError('render_not_found');
  return found;
}
