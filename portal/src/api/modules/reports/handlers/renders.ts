/** Requested files of reports: asked for, followed, repeated, cancelled and deleted by the person who asked. */
import { setTimeout } from 'node:timers/promises';
import type {
  cancel_render,
  create_render,
  delete_render,
  get_render,
  get_renders,
  Render,
  repeat_render,
} from '@lienzo/schema/api/render-endpoints';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { checkReport } from '../printing/check-report.ts';
import { reportToPrint } from '../printing/report-to-print.ts';
import { runRender, tryLater } from '../renders/run-render.ts';
import { seal } from '../renders/seal.ts';
import type { RenderRequest } from '../repositories/render-request.ts';
import {
  cancelRender,
  countPending,
  deleteRender,
  findRender,
  findRequest,
  insertRender,
  LEASE_SECONDS,
  listRenders,
} from '../repositories/renders.ts';
import type { Handler, ReportServices } from '../services.ts';

/** Files of a person that may wait or be made at once. */
const MAX_PENDING = 50;
/** Milliseconds after which the answer no longer waits for a small file. */
const PATIENCE_MS = 8000;

export const createRender: Handler<typeof create_render> = async ({ body, caller, services }) => {
  const report = await reportToPrint(body, caller, services);
  checkReport(report);
  const { report_id, format, orientation, pdf } = body;
  return request(services, caller, report, { report_id, format, orientation, pdf });
};

export const repeatRender: Handler<typeof repeat_render> = async ({ body, caller, services }) => {
  const before = await inTenant(services.db, caller, (trx) => findRequest(trx, caller, body.id));
  if (before === undefined) throw new DomainError('render_not_found');
  if (before.protected)
    throw new DomainError({ code: 'invalid_request', message: apiRefusalMessages.report.passwordNotKept });
  const { report_id, format, orientation, pdf } = before;
  const named = report_id === undefined ? { reporte: before.report } : { report_id };
  const report = await reportToPrint(named, caller, services);
  checkReport(report);
  return request(services, caller, report, { report_id, format, orientation, pdf });
};

/** Keeps the request, and makes the file at once if it is small. */
async function request(
  services: ReportServices,
  caller: Caller,
  report: ReportDocument,
  {
    report_id,
    format,
    orientation,
    pdf,
  }: Pick<RenderRequest, 'report_id' | 'format' | 'orientation' | 'pdf'>,
): Promise<{ result: Render }> {
  const password = pdf?.password;
  const id = await inTenant(services.db, caller, async (trx) => {
    if ((await countPending(trx, caller)) >= MAX_PENDING)
      throw new DomainError({
        code: 'too_many_requests',
        message: apiRefusalMessages.report.tooManyFiles(MAX_PENDING),
      });
    return insertRender(trx, caller, {
      reportId: report_id ?? null,
      name: report.nombre.trim(),
      request: {
        report_id,
        report,
        format,
        orientation,
        pdf: pdf && { ...pdf, password: undefined },
        protected: password !== undefined,
      },
      secret: password === undefined ? null : seal(services.sessionSecret, JSON.stringify(password)),
    });
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
