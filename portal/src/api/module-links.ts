/** What lower modules need of higher ones: the interfaces of their `services.ts`, implemented by the modules above. */
import { notifyProgram } from './modules/api-tokens/api-tokens.ts';
import { withoutNotices } from './modules/directory/directory.ts';
import type { FolderFiles } from './modules/imss/imss.ts';
import type { CaptureReports } from './modules/incidents/incidents.ts';
import type { ProductFiles } from './modules/payroll/payroll.ts';
import { makeProduct, type ProductServices } from './modules/products/products.ts';
import type { RenderListener, RenderServices } from './modules/renders/renders.ts';
import { deliverToFolder, renderToFolder, requestOwnRender } from './modules/renders/renders.ts';
import type { ScheduleServices } from './modules/schedules/schedules.ts';
import { runOnEvent } from './modules/schedules/schedules.ts';

/** Schedules go on with their files, programs are told of theirs. */
export const renderListener = (
  jobs: Parameters<typeof notifyProgram>[1]['jobs'] & ScheduleServices['jobs'],
): RenderListener => ({
  async renderEnded(trx, render) {
    await notifyProgram(trx, { jobs }, render);
    const { organizationId, id, awaited } = render;
    if (awaited) await jobs.send('render_ended', { organization_id: organizationId, render_id: id }, { trx });
  },
});

export function captureReports(services: RenderServices & ScheduleServices): CaptureReports {
  const silent = withoutNotices(services);
  return {
    requestPdf: (caller, reporte) => requestOwnRender(services, caller, { reporte, format: 'pdf' }),
    renderToFolder: async (actor, order) => (await renderToFolder(silent, actor, order)).fileId,
    putIntoFolder: async (actor, order) => (await deliverToFolder(silent, actor, order)).fileId,
    periodChanged: (trx, event) => runOnEvent(trx, services, event),
  };
}

export const productFiles = (services: ProductServices): ProductFiles => ({
  make: (context, order) => makeProduct(services, context, order),
});

export const folderFiles = (services: RenderServices): FolderFiles => ({
  async putIntoFolder(actor, order) {
    const { fileId, name } = await deliverToFolder(services, actor, order);
    return { id: fileId, name };
  },
});
