import { combineFormat, htmlRequest } from '@lienzo/schema/api/render-contract';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { orientation } from '@lienzo/schema/report/report';
import type { Context } from 'hono';
import { convertWordImages } from '../../html/convert-word-images.ts';
import { htmlToDocxInWorker } from '../../html/docx/html-to-docx-in-worker.ts';
import { htmlToPdf } from '../../html/html-to-pdf.ts';
import { contentTypeOf } from '../../http/body/content-type.ts';
import { limitBytes } from '../../http/body/limited-body.ts';
import { queryEnum } from '../../http/body/query-enum.ts';
import { readJson } from '../../http/body/read-json.ts';
import { jobRoute } from '../../jobs/job-route.ts';
import type { OpenedJob } from '../../jobs/opened-job.ts';
import type { RendererServices } from '../../renderer-services.ts';

/**
 * `POST /html?format=pdf|docx&orientation=vertical|horizontal`: untrusted HTML in, a file out (specification 3
 * §7, render_report; `file_type` is its word for the format).
 */
export function htmlRoute(services: RendererServices): (context: Context) => Promise<Response> {
  return jobRoute(services, 'html', async (request, meter): Promise<OpenedJob> => {
    const requested = request.query('format') ?? request.query('file_type') ?? 'pdf';
    const format = queryEnum('format', requested, combineFormat);
    const pageOrientation = queryEnum('orientation', request.query('orientation') ?? 'vertical', orientation);
    const limit = { maxBytes: services.limits.htmlBytes, message: rendererMessages.tooLarge.html };
    contentTypeOf(request.raw, { 'application/json': limit });
    const { reporte, nombre_reporte } = await readJson(
      limitBytes(request.raw.body, limit, meter),
      htmlRequest,
    );
    return {
      tenant: '',
      name: nombre_reporte,
      format,
      load: async () => ({
        rows: 0,
        render: async (printer, control, sink) => {
          const job = { html: reporte, title: nombre_reporte, orientation: pageOrientation, now: new Date() };
          if (format === 'pdf') return sink.writeWhole(await htmlToPdf(job, printer, control));
          const html = await convertWordImages(reporte, printer, control.signal);
          sink.writeWhole(await htmlToDocxInWorker({ ...job, html }, control.signal));
        },
        close: async () => undefined,
      }),
    };
  });
}
