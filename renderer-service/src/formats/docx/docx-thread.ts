import { parentPort, workerData } from 'node:worker_threads';
import { combineOptions } from '@lienzo/schema/api/render-contract';
import { chartData } from '@lienzo/schema/data/chart-data';
import type { Row } from '@lienzo/schema/data/column';
import { reportDocument } from '@lienzo/schema/report/report';
import { z } from 'zod';
import { RowFile } from '../../spool/row-file.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { buildCombinedDocx } from './build-combined-docx.ts';
import { buildDocx } from './build-docx.ts';

const heldRows = z.array(z.custom<Row>((value) => typeof value === 'object'));
/** A long list is read from the disk here, too. */
const filedRows = z
  .object({ path: z.string(), starts: z.instanceof(Float64Array) })
  .transform((places) => new RowFile(places));

/** The job as it was checked before; here only its shape is looked at. */
const threadJob = z.object({
  report: reportDocument,
  rows: z.record(z.string(), z.union([heldRows, filedRows])),
  today: z.string(),
  author: z.string(),
  now: z.date(),
  assets: z.record(z.string(), z.string()),
  charts: z.record(z.string(), chartData).optional(),
  chartPictures: z.record(z.string(), z.instanceof(Uint8Array)).optional(),
});

/** Fields that are not there are left out, as the job has them. */
const jobOf = ({ charts, chartPictures, ...job }: z.output<typeof threadJob>): RenderJob => ({
  ...job,
  ...(charts && { charts }),
  ...(chartPictures && { chartPictures }),
});

const threadData = z.union([
  z.object({ job: threadJob }),
  z.object({
    reports: z.array(z.object({ name: z.string(), job: threadJob })),
    options: combineOptions,
    today: z.string(),
  }),
]);

const control: RenderControl = {
  signal: new AbortController().signal,
  progress: (progress) => parentPort?.postMessage({ progress }),
};
const data = threadData.parse(workerData);
const file =
  'job' in data
    ? await buildDocx(jobOf(data.job), control)
    : await buildCombinedDocx(
        { ...data, reports: data.reports.map(({ name, job }) => ({ name, job: jobOf(job) })) },
        control,
      );
parentPort?.postMessage({ file }, [file.buffer]);
