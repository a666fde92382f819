import { randomUUID } from 'node:crypto';
import { partsRequest, renderFormat } from '@lienzo/schema/api/render-contract';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import type { Context } from 'hono';
import type { RenderJob } from '../../formats/render-job.ts';
import { contentTypeOf } from '../../http/body/content-type.ts';
import { limitBytes } from '../../http/body/limited-body.ts';
import { queryEnum } from '../../http/body/query-enum.ts';
import { readJson } from '../../http/body/read-json.ts';
import { jobRoute } from '../../jobs/job-route.ts';
import type { OpenedJob } from '../../jobs/opened-job.ts';
import { renderParts } from '../../parts/render-parts.ts';
import { partFileWriter } from '../../parts/write-part-files.ts';
import { tooLarge } from '../../platform/errors/render-error.ts';
import type { RendererServices } from '../../renderer-services.ts';
import { computedInput, jobOf } from '../render/render-file.ts';
import { inputHead, reportOf } from '../render/render-input.ts';
import { RowShapes } from '../render/row-shapes.ts';
import { summarisedLists } from '../render/summary-collector.ts';

const partsBody = inputHead.extend({ parts: partsRequest.shape.parts });

/**
 * `POST /parts?format=pdf|docx|xlsx`: one report and the rows of many files in, the files out as `multipart/mixed` in
 * their order. A failure in the middle breaks the connection.
 */
export function partsRoute(services: RendererServices): (context: Context) => Promise<Response> {
  return jobRoute(services, 'parts', async (request, meter): Promise<OpenedJob> => {
    const format = queryEnum('format', request.query('format') ?? 'pdf', renderFormat);
    const limit = { maxBytes: services.limits.jsonBytes, message: rendererMessages.tooLarge.parts };
    contentTypeOf(request.raw, { 'application/json': limit });
    const body = await readJson(limitBytes(request.raw.body, limit, meter), partsBody);
    const report = reportOf(body.report);
    const rows = body.parts.reduce(
      (sum, part) => sum + Object.values(part.rows).reduce((count, list) => count + list.length, 0),
      0,
    );
    if (rows > services.limits.rows) throw tooLarge(rendererMessages.tooLarge.rows(services.limits.rows));
    const today = body.options.today ?? todayInMexico();
    const inputs = body.parts.map(({ rows: own }, index) => {
      const shapes = new RowShapes(report);
      shapes.checkLists(own, `parts.${index}.rows`);
      const prefix = `parts.${index}.rows`;
      const { rows: shown, notes } = summarisedLists(report, own, { today, prefix });
      return { report, rows: shown, rowNotes: [...shapes.notes(), ...notes], options: body.options };
    });
    const boundary = `lienzo-${randomUUID()}`;
    return {
      tenant: body.options.tenant ?? '',
      name: report.nombre,
      format,
      boundary,
      load: async () => ({
        rows,
        reports: body.parts.length,
        render: async (printer, control, sink) => {
          const files = partFileWriter(sink, format, boundary);
          const jobs: RenderJob[] = [];
          for (const input of inputs) jobs.push(jobOf(await computedInput(input, control.signal)));
          await renderParts(jobs, format, printer, control, files.write);
          await files.end();
        },
        close: async () => undefined,
      }),
    };
  });
}
