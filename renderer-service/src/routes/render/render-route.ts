import { renderFormat } from '@lienzo/schema/api/render-contract';
import type { Context } from 'hono';
import { openBody } from '../../http/body/open-body.ts';
import { queryEnum } from '../../http/body/query-enum.ts';
import { jobRoute } from '../../jobs/job-route.ts';
import type { OpenedJob } from '../../jobs/opened-job.ts';
import type { RendererServices } from '../../renderer-services.ts';
import { openNdjsonBody } from './open-ndjson-body.ts';
import { readJsonBody } from './read-json-body.ts';
import { renderFile } from './render-file.ts';

const READERS = { json: readJsonBody, lines: openNdjsonBody };

/** `POST /render?format=pdf|docx|xlsx`: a report and its rows in, a file out. */
export function renderRoute(services: RendererServices): (context: Context) => Promise<Response> {
  return jobRoute(services, 'render', async (request, meter): Promise<OpenedJob> => {
    const format = queryEnum('format', request.query('format') ?? 'pdf', renderFormat);
    const input = await openBody(request.raw, services.limits, READERS, meter);
    const { report, options } = input;
    return {
      tenant: options.tenant ?? '',
      name: report.nombre,
      format,
      async load(progress, signal) {
        const loaded = await input.load(signal, (done) => progress({ stage: 'datos', unit: 'filas', done }));
        const { rows, rowNotes, charts, count, close } = loaded;
        const read = { report, options, rows, rowNotes, charts };
        return {
          rows: count,
          render: (printer, control, sink) => renderFile(read, format, printer, control, sink),
          close,
        };
      },
    };
  });
}
