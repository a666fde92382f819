import { contentDisposition } from '@lienzo/schema/api/file-name';
import { MEDIA_TYPES, NOTES_HEADER, type RenderOptions } from '@lienzo/schema/api/render-contract';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { DownloadOrder } from '@lienzo/schema/reports/report-endpoints';
import type { z } from 'zod';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { Call } from '../../../platform/http/handler.ts';
import { insertDownloads } from '../../directory/directory.ts';
import { headLine, rowLines } from '../../report-data/report-data.ts';
import { checkReport, registerDownloads, reportImages } from '../../reports/reports.ts';
import { rowsBody } from '../printing/rows-body.ts';
import type { RenderServices } from '../services.ts';

type AnsweredFile = Pick<DownloadOrder, 'format' | 'orientation' | 'pdf'> & {
  /** Of the file, without its extension. */
  name: string;
  /** The saved report, for the person's list of downloads. */
  reportId: number | undefined;
};

/** Rows are streamed from the cursor to the rendering service, the file from there to the user; nothing is stored. */
export async function answerFile(
  {
    caller,
    services,
    context,
  }: Pick<Call<z.ZodType, z.ZodType, RenderServices>, 'caller' | 'services' | 'context'>,
  report: ReportDocument,
  { format, orientation, pdf, name, reportId }: AnsweredFile,
): Promise<Response> {
  checkReport(report);
  const options: RenderOptions = {
    today: todayInMexico(),
    tenant: caller.organizationId,
    author: caller.name,
    assets: await reportImages(services, caller, report),
    ...(orientation === undefined ? {} : { orientation }),
    ...(pdf === undefined ? {} : { pdf }),
  };
  const progress = (context.req.header('accept') ?? '').includes('multipart/mixed');
  const { signal } = context.req.raw;
  const { db, leave } = await services.heavy.slotForFile({ caller, signal });
  const head = headLine(report, options);
  const lines = (trx: TenantTransaction) =>
    rowLines(trx, report, { organizationId: caller.organizationId, today: options.today });
  const rows = rowsBody({ db, logger: services.logger }, caller, { lines, head });
  signal.addEventListener('abort', () => rows.stop(), { once: true });
  const { organizationId: tenant } = caller;
  const rendering = services.renderer.render({ tenant, format, body: rows.stream, progress, signal });
  // Until the service starts to respond it has no free slot for the same tenant either.
  Promise.allSettled([rows.ended, rendering]).then(leave);
  const response = await rendering.catch(async (error: unknown) => {
    await rows.stop();
    // A failed query is the cause of the truncated rows that the service reports.
    throw rows.failure() ?? error;
  });
  if (reportId !== undefined) {
    const download = { kind: 'report' as const, itemId: String(reportId), name: report.nombre.trim() };
    await inTenant(services.db, caller, async (trx) => {
      await insertDownloads(trx, caller, [download]);
      await registerDownloads(trx, caller, [reportId]);
    });
  }
  const notes = response.headers.get(NOTES_HEADER);
  return new Response(response.body, {
    headers: {
      ...(notes !== null && { [NOTES_HEADER]: notes }),
      'Content-Type': response.headers.get('content-type') ?? MEDIA_TYPES[format],
      'Content-Disposition': contentDisposition('attachment', `${name.trim()}.${format}`),
      'Cache-Control': 'no-store',
      // Disables buffering in proxies, which would delay the progress.
      'X-Accel-Buffering': 'no',
    },
  });
}
