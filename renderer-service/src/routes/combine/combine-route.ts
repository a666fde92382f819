import { combineFormat } from '@lienzo/schema/api/render-contract';
import type { Context, HonoRequest } from 'hono';
import { jobRoute } from '../../answer/job-route.ts';
import type { OpenedJob } from '../../answer/opened-job.ts';
import { bodyType } from '../../body/body-type.ts';
import { combineFile } from '../../combine/combine-file.ts';
import { RenderError } from '../../errors/render-error.ts';
import type { RendererLimits } from '../../renderer-options.ts';
import type { RendererParts } from '../../renderer-parts.ts';
import type { OpenedCombination } from './combine-input.ts';
import { openCombineNdjson } from './open-combine-ndjson.ts';
import { readCombineJson } from './read-combine-json.ts';

/** `POST /combine?format=pdf|docx`: several reports and their rows in, one file out. */
export function combineRoute(parts: RendererParts): (context: Context) => Promise<Response> {
  return jobRoute(parts, 'combine', async (request): Promise<OpenedJob> => {
    const format = combineFormat.safeParse(request.query('format') ?? 'pdf').data;
    if (format === undefined) throw new RenderError('invalid_request', { field: 'format' });
    const { options, load } = await openBody(request, parts.limits);
    return {
      tenant: options.tenant ?? '',
      name: options.title,
      format,
      async load(progress, signal) {
        const read = (done: number): void => progress({ stage: 'datos', unit: 'filas', done });
        const { job, rows, close } = await load(signal, read);
        return {
          rows,
          make: (control, sink) => combineFile(job, format, parts.browser, control, sink),
          close,
        };
      },
    };
  });
}

async function openBody({ raw }: HonoRequest, limits: RendererLimits): Promise<OpenedCombination> {
  const type = bodyType(raw, {
    'application/x-ndjson': limits.streamBytes,
    'application/json': limits.jsonBytes,
  });
  return type === 'application/json'
    ? await readCombineJson(raw.body, limits)
    : await openCombineNdjson(raw.body, limits);
}
