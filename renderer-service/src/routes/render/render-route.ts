import { type RenderFormat, renderFormat } from '@lienzo/schema/api/render-contract';
import type { DataItem } from '@lienzo/schema/report/item';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
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
        const loaded = await input.load(spooledItems(report, format), signal, (done) =>
          progress({ stage: 'datos', unit: 'filas', done }),
        );
        const { rows, spooled, charts, count, close } = loaded;
        const read = { report, options, rows, spooled, charts };
        return {
          rows: count,
          make: (control, sink) => renderFile(read, format, parts.browser, control, sink),
          close,
        };
      },
    };
  });
}

/** The items whose rows need not be kept: Excel writes those of a plain table one after another. */
const spooledItems = (report: ReportDocument, format: RenderFormat): Set<string> =>
  new Set(
    format === 'xlsx'
      ? dataItems(report)
          .filter(isPlain)
          .map(({ uuid }) => uuid)
      : [],
  );

const isPlain = (item: DataItem): boolean =>
  item.nombre === 'texto_dinamico' || (item.nombre === 'tabla' && item.group_by.length === 0);

async function openBody({ raw }: HonoRequest, limits: RendererLimits): Promise<OpenedInput> {
  const type = bodyType(raw, {
    'application/x-ndjson': limits.streamBytes,
    'application/json': limits.jsonBytes,
  });
  return type === 'application/json'
    ? await readJsonBody(raw.body, limits)
    : await openNdjsonBody(raw.body, limits);
}
