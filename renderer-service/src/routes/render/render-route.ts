import { renderFormat } from '@lienzo/schema/api/render-contract';
import type { Context, HonoRequest } from 'hono';
import { jobRoute } from '../../answer/job-route.ts';
import type { OpenedJob } from '../../answer/opened-job.ts';
import { bodyType } from '../../body/body-type.ts';
import { RenderError } from '../../errors/render-error.ts';
import type { RendererLimits } from '../../renderer-options.ts';
import type { RendererParts } from '../../renderer-parts.ts';
import { readJsonBody } from './read-json-body.ts';
import { openNdjsonBody } from './read-ndjson-body.ts';
import { renderFile } from './render-file.ts';
import type { OpenedInput } from './render-input.ts';

/** `POST /render?format=pdf|docx|xlsx`: a report and its rows in, a file out. */
export function renderRoute(parts: RendererParts): (context: Context) => Promise<Response> {
  return jobRoute(parts, 'render', async (request): Promise<OpenedJob> => {
    const format = renderFormat.safeParse(request.query('format') ?? 'pdf').data;
    if (format === undefined) throw new RenderError('invalid_request', { field: 'format' });
    const input = await openBody(request, parts.limits);
    const { report, options } = input;
    return {
      tenant: options.tenant ?? '',
      name: report.nombre,
      format,
      async load(progress, signal) {
        const loaded = await input.load(signal, (done) => progress({ stage: 'datos', unit: 'filas', done }));
        const { rows, charts, count, close } = loaded;
        const read = { report, options, rows, charts };
        return {
          rows: count,
          make: (control, sink) => renderFile(read, format, parts.browser, control, sink),
          close,
        };
      },
    };
  });
}

async function openBody({ raw }: HonoRequest, limits: RendererLimits): Promise<OpenedInput> {
  const type = bodyType(raw, {
    'application/x-ndjson': limits.streamBytes,
    'application/json': limits.jsonBytes,
  });
  return type === 'application/json'
    ? await readJsonBody(raw.body, limits)
    : await openNdjsonBody(raw.body, limits);
}
