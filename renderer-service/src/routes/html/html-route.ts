import { combineFormat, htmlRequest } from '@lienzo/schema/api/render-contract';
import { orientation } from '@lienzo/schema/report/report';
import type { Context } from 'hono';
import { jobRoute } from '../../answer/job-route.ts';
import type { OpenedJob } from '../../answer/opened-job.ts';
import { bodyType } from '../../body/body-type.ts';
import { readJson } from '../../body/read-json.ts';
import { RenderError } from '../../errors/render-error.ts';
import { htmlDocxApart } from '../../html/html-docx-apart.ts';
import { htmlToPdf } from '../../html/html-to-pdf.ts';
import { webpAsPng } from '../../html/webp-as-png.ts';
import type { RendererParts } from '../../renderer-parts.ts';

/** Bytes of a body with HTML. */
const MOST_BYTES = 8 * 2 ** 20;

/**
 * `POST /html?format=pdf|docx&orientation=vertical|horizontal`: untrusted HTML in, a file out (specification 3
 * §7, render_report; `file_type` is its word for the format).
 */
export function htmlRoute(parts: RendererParts): (context: Context) => Promise<Response> {
  return jobRoute(parts, 'html', async (request): Promise<OpenedJob> => {
    const format = combineFormat.safeParse(
      request.query('format') ?? request.query('file_type') ?? 'pdf',
    ).data;
    if (format === undefined) throw new RenderError('invalid_request', { field: 'format' });
    const laid = orientation.safeParse(request.query('orientation') ?? 'vertical').data;
    if (laid === undefined) throw new RenderError('invalid_request', { field: 'orientation' });
    const most = Math.min(MOST_BYTES, parts.limits.jsonBytes);
    bodyType(request.raw, { 'application/json': most });
    const { reporte, nombre_reporte } = await readJson(request.raw.body, most, htmlRequest);
    return {
      tenant: '',
      name: nombre_reporte,
      format,
      load: async () => ({
        rows: 0,
        make: async (control, sink) => {
          const job = { html: reporte, title: nombre_reporte, orientation: laid, now: new Date() };
          if (format === 'pdf') return sink.whole(await htmlToPdf(job, parts.browser, control));
          const html = await webpAsPng(reporte, parts.browser, control.signal);
          sink.whole(await htmlDocxApart({ ...job, html }, control.signal));
        },
        close: async () => undefined,
      }),
    };
  });
}
