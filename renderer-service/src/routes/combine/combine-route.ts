import { combineFormat } from '@lienzo/schema/api/render-contract';
import type { Context } from 'hono';
import { combineFile } from '../../combine/combine-file.ts';
import { openBody } from '../../http/body/open-body.ts';
import { queryEnum } from '../../http/body/query-enum.ts';
import { jobRoute } from '../../jobs/job-route.ts';
import type { OpenedJob } from '../../jobs/opened-job.ts';
import type { RendererServices } from '../../renderer-services.ts';
import { openCombineNdjson } from './open-combine-ndjson.ts';
import { readCombineJson } from './read-combine-json.ts';

const READERS = { json: readCombineJson, lines: openCombineNdjson };

/** `POST /combine?format=pdf|docx`: several reports and their rows in, one file out. */
export function combineRoute(services: RendererServices): (context: Context) => Promise<Response> {
  return jobRoute(services, 'combine', async (request, meter): Promise<OpenedJob> => {
    const format = queryEnum('format', request.query('format') ?? 'pdf', combineFormat);
    const { options, load } = await openBody(request.raw, services.limits, READERS, meter);
    return {
      tenant: options.tenant ?? '',
      name: options.title,
      format,
      async load(progress, signal) {
        const read = (done: number): void => progress({ stage: 'datos', unit: 'filas', done });
        const { job, rows, close } = await load(signal, read);
        return {
          rows,
          reports: job.reports.length,
          render: (printer, control, sink) => combineFile(job, format, printer, control, sink),
          close,
        };
      },
    };
  });
}
