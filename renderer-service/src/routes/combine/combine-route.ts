import { combineFormat, combineOptions } from '@lienzo/schema/api/render-contract';
import { row } from '@lienzo/schema/data/column';
import type { Context } from 'hono';
import { z } from 'zod';
import { jobRoute } from '../../answer/job-route.ts';
import type { OpenedJob } from '../../answer/opened-job.ts';
import { bodyType } from '../../body/body-type.ts';
import { readJson } from '../../body/read-json.ts';
import type { CombineJob } from '../../combine/combine-job.ts';

import { combinePdf } from '../../combine/combine-pdf.ts';
import { distinctNames } from '../../combine/distinct-names.ts';
import { RenderError } from '../../errors/render-error.ts';
import { combineDocx } from '../../formats/docx/render-docx.ts';
import { withWordPictures } from '../../formats/docx/word-pictures.ts';
import { mexicoCityDay } from '../../formats/mexico-city-day.ts';
import type { RenderControl } from '../../formats/render-job.ts';
import type { RendererParts } from '../../renderer-parts.ts';
import { jobOf } from '../render/render-file.ts';
import { inputHead, reportOf } from '../render/render-input.ts';

const body = z.object({
  reports: z
    .array(inputHead.extend({ rows: z.record(z.string(), z.array(row)).default({}) }))
    .min(1)
    .max(200),
  options: combineOptions.prefault({}),
});

/** `POST /combine?format=pdf|docx`: several reports and their rows in, one file out. */
export function combineRoute(parts: RendererParts): (context: Context) => Promise<Response> {
  return jobRoute(parts, 'combine', async (request): Promise<OpenedJob> => {
    const format = combineFormat.safeParse(request.query('format') ?? 'pdf').data;
    if (format === undefined) throw new RenderError('invalid_request', { field: 'format' });
    bodyType(request.raw, { 'application/json': parts.limits.jsonBytes });
    const read = await readJson(request.raw.body, parts.limits.jsonBytes, body);
    const job = combineJobOf(read);
    const rows = countRows(read);
    if (rows > parts.limits.rows) throw new RenderError('body_too_large');
    return {
      tenant: read.options.tenant ?? '',
      name: read.options.title,
      format,
      load: async () => ({
        rows,
        make: async (control, sink) =>
          sink.whole(
            format === 'pdf'
              ? await combinePdf(job, parts.browser, control)
              : await combineDocx({ ...job, reports: await pictured(job, parts.browser, control) }, control),
          ),
        close: async () => undefined,
      }),
    };
  });
}

/** The reports with what Word needs as pictures. */
async function pictured(
  { reports }: CombineJob,
  browser: RendererParts['browser'],
  { signal }: RenderControl,
): Promise<CombineJob['reports']> {
  const done: CombineJob['reports'] = [];
  for (const one of reports) done.push({ ...one, job: await withWordPictures(one.job, browser, signal) });
  return done;
}

/** What a report leaves open (day, author) is the whole's. @throws RenderError with the report's place */
function combineJobOf({ reports, options }: z.output<typeof body>): CombineJob {
  const documents = reports.map(({ report }, index) => placedReport(report, index));
  const names = distinctNames(documents.map(({ nombre }) => nombre));
  const now = new Date();
  const today = options.today ?? mexicoCityDay(now);
  return {
    reports: reports.map(({ rows, options: own }, index) => {
      const report = documents[index];
      if (report === undefined) throw new Error('a report without a document');
      const merged = { ...own, today: own.today ?? today, author: own.author ?? options.author };
      return { name: names[index] ?? report.nombre, job: jobOf({ report, rows, options: merged }) };
    }),
    options,
    today,
    now,
  };
}

/** Faults of a report name it: `reports.2.<uuid>`. */
function placedReport(stored: unknown, index: number): ReturnType<typeof reportOf> {
  try {
    return reportOf(stored);
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    const entries = error.entries.map((entry) => ({
      ...entry,
      field: `reports.${index}.${entry.field ?? 'report'}`,
    }));
    throw new RenderError(error.code, { cause: error, entries });
  }
}

const countRows = ({ reports }: z.output<typeof body>): number =>
  reports.reduce((sum, { rows }) => sum + Object.values(rows).reduce((own, list) => own + list.length, 0), 0);
