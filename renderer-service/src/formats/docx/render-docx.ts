import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { renderProgress } from '@lienzo/schema/api/render-contract';
import { z } from 'zod';
import type { RenderControl, RenderJob } from '../render-job.ts';
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
export async function renderDocx(job: RenderJob, control: RenderControl): Promise<Uint8Array> {
  const rows = Object.values(job.rows).reduce((sum, list) => sum + list.length, 0);
  return rows <= ROWS_BUILT_HERE ? buildDocx(job, control) : inThread(job, control);
}

async function inThread(job: RenderJob, { signal, progress }: RenderControl): Promise<Uint8Array> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./docx-thread.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
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
