import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { renderProgress } from '@lienzo/schema/api/render-contract';
import { z } from 'zod';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { buildCombinedDocx, type WordCombination } from './build-combined-docx.ts';
import { buildDocx } from './build-docx.ts';

/** Up to so many rows the document is built here; a thread costs more to start than it saves. */
const ROWS_BUILT_HERE = 200;
/** Memory of the thread, in megabytes: a report past it fails alone. */
const THREAD_MEMORY = 3_072;

const message = z.union([
  z.object({ progress: renderProgress }),
  z.object({ file: z.instanceof(Uint8Array) }),
]);

/**
 * A report as a Word document; a large one in a thread of its own, so that the service goes on answering, and
 * which ends at once when the signal aborts.
 * @throws the signal's reason when it aborts.
 */
export async function renderDocx(job: RenderJob, control: RenderControl): Promise<Uint8Array<ArrayBuffer>> {
  return rowCount(job) <= ROWS_BUILT_HERE ? buildDocx(job, control) : inThread({ job }, control);
}

/** Reports as one Word document; large ones in a thread of their own. @throws the signal's reason when it aborts. */
export async function combineDocx(
  { reports, options, today }: WordCombination,
  control: RenderControl,
): Promise<Uint8Array<ArrayBuffer>> {
  const combination = { reports, options, today };
  const rows = reports.reduce((sum, { job }) => sum + rowCount(job), 0);
  return rows <= ROWS_BUILT_HERE ? buildCombinedDocx(combination, control) : inThread(combination, control);
}

const rowCount = ({ rows }: RenderJob): number =>
  Object.values(rows).reduce((sum, list) => sum + list.length, 0);

async function inThread(
  data: { job: RenderJob } | WordCombination,
  { signal, progress }: RenderControl,
): Promise<Uint8Array<ArrayBuffer>> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./docx-thread.ts', import.meta.url), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const abort = (): void => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  worker.on('message', (raw: unknown) => {
    const parsed = message.parse(raw);
    if ('file' in parsed) resolve(parsed.file);
    else progress(parsed.progress);
  });
  worker.once('error', reject);
  const exited = once(worker, 'exit').then(() => reject(new Error('the thread ended without a file')));
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', abort);
    await worker.terminate();
    await exited;
  }
}
