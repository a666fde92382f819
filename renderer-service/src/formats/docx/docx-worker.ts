import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { combineOptions } from '@lienzo/schema/api/render-contract';
import { chartData } from '@lienzo/schema/data/chart-data';
import type { Row } from '@lienzo/schema/data/column';
import { reportDocument } from '@lienzo/schema/report/report';
import { z } from 'zod';
import { RenderError } from '../../platform/errors/render-error.ts';
import { RowFile } from '../../platform/spool/row-file.ts';
import type { ByteSink } from '../../platform/streams/byte-sink.ts';
import { openWorkerPort } from '../../platform/workers/open-worker-port.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { buildCombinedDocx } from './build-combined-docx.ts';
import { buildDocx } from './build-docx.ts';
import type { DocxWorkerMessage } from './docx-worker-message.ts';

const inlineRows = z.array(z.custom<Row>((value) => typeof value === 'object'));
/** A long list is read from its file in the worker, too. */
const spooledRows = z
  .object({ path: z.string(), offsets: z.instanceof(Float64Array) })
  .transform((location) => new RowFile(location));

/** The job was validated before; only its shape is checked here. */
const workerJob = z.object({
  report: reportDocument,
  rows: z.record(z.string(), z.union([inlineRows, spooledRows])),
  today: z.string(),
  author: z.string(),
  now: z.date(),
  assets: z.record(z.string(), z.string()),
  charts: z.record(z.string(), chartData).optional(),
  chartPictures: z.record(z.string(), z.instanceof(Uint8Array)).optional(),
});

/** Omits absent optional fields, as `exactOptionalPropertyTypes` requires. */
const jobOf = ({ charts, chartPictures, ...job }: z.output<typeof workerJob>): RenderJob => ({
  ...job,
  ...(charts && { charts }),
  ...(chartPictures && { chartPictures }),
});

const paths = z.object({
  /** Where the file goes. */
  filePath: z.string(),
  /** Where the body is buffered meanwhile. */
  bodyPath: z.string(),
});
const workerTask = z.union([
  paths.extend({ job: workerJob }),
  paths.extend({
    reports: z.array(z.object({ name: z.string(), job: workerJob })),
    options: combineOptions,
    today: z.string(),
  }),
]);

const port = await openWorkerPort();
const send = (message: DocxWorkerMessage): void => port.post(message);
const control: RenderControl = {
  signal: new AbortController().signal,
  progress: (progress) => send({ progress }),
};

async function write(data: z.output<typeof workerTask>): Promise<void> {
  const file = createWriteStream(data.filePath, { mode: 0o600 });
  const sink: ByteSink = {
    async write(chunk) {
      if (!file.write(chunk)) await once(file, 'drain');
    },
  };
  if ('job' in data) await buildDocx(jobOf(data.job), control, sink, data.bodyPath);
  else {
    const reports = data.reports.map(({ name, job }) => ({ name, job: jobOf(job) }));
    await buildCombinedDocx({ ...data, reports }, control, sink, data.bodyPath);
  }
  file.end();
  await finished(file);
}

try {
  await write(workerTask.parse(port.data));
  send({ done: true });
} catch (error) {
  if (!(error instanceof RenderError) || error.code !== 'body_too_large') throw error;
  send({ tooLarge: error.entries });
}
