import { combineFormat, htmlRequest } from '@lienzo/schema/api/render-contract';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { orientation } from '@lienzo/schema/report/report';
import type { Context } from 'hono';
import { jobRoute } from '../../answer/job-route.ts';
import type { OpenedJob } from '../../answer/opened-job.ts';
import { bodyType } from '../../body/body-type.ts';
import { queryChoice } from '../../body/query-choice.ts';
import { readJson } from '../../body/read-json.ts';
import { readLimited } from '../../body/read-limited.ts';
import { htmlDocxApart } from '../../html/html-docx-apart.ts';
import { htmlToPdf } from '../../html/html-to-pdf.ts';
import { webpAsPng } from '../../html/webp-as-png.ts';
import type { RendererParts } from '../../renderer-parts.ts';

/**
 * `POST /html?format=pdf|docx&orientation=vertical|horizontal`: untrusted HTML in, a file out (specification 3
 * §7, render_report; `file_type` is its word for the format).
 */
export function htmlRoute(parts: RendererParts): (context: Context) => Promise<Response> {
  return jobRoute(parts, 'html', async (request, meter): Promise<OpenedJob> => {
    const said = request.query('format') ?? request.query('file_type') ?? 'pdf';
    const format = queryChoice('format', said, combineFormat);
    const laid = queryChoice('orientation', request.query('orientation') ?? 'vertical', orientation);
    const limit = { bytes: parts.limits.htmlBytes, says: rendererMessages.tooLarge.html };
    bodyType(request.raw, { 'application/json': limit });
    const { reporte, nombre_reporte } = await readJson(
      readLimited(request.raw.body, limit, meter),
      htmlRequest,
    );
    return {
      tenant: '',
      name: nombre_reporte,
      format,
      load: async () => ({
        rows: 0,
        make: async (printer, control, sink) => {
          const job = { html: reporte, title: nombre_reporte, orientation: laid, now: new Date() };
          if (format === 'pdf') return sink.whole(await htmlToPdf(job, printer, control));
          const html = await webpAsPng(reporte, printer, control.signal);
          sink.whole(await htmlDocxApart({ ...job, html }, control.signal));
        },
        close: async () => undefined,
      }),
    };
  });
}
