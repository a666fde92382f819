import { parentPort, workerData } from 'node:worker_threads';
import type { row } from '@lienzo/schema/data/column';
import { reportDocument } from '@lienzo/schema/report/report';
import { z } from 'zod';
import { buildDocx } from './build-docx.ts';

/** The job as it was checked before; here only its shape is looked at. */
const threadJob = z.object({
  report: reportDocument,
  rows: z.record(z.string(), z.array(z.custom<z.output<typeof row>>((value) => typeof value === 'object'))),
  today: z.string(),
  author: z.string(),
  now: z.date(),
  assets: z.record(z.string(), z.string()),
});

const file = await buildDocx(threadJob.parse(workerData), {
  signal: new AbortController().signal,
  progress: (progress) => parentPort?.postMessage({ progress }),
});
const own = new Uint8Array(file);
parentPort?.postMessage({ file: own }, [own.buffer]);
