import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { renderProgress } from '@lienzo/schema/api/render-contract';
import type { Row } from '@lienzo/schema/data/column';
import { z } from 'zod';
import { tooLarge } from '../../errors/too-large.ts';
import { RowFile, type RowPlaces } from '../../spool/row-file.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import type { WordCombination } from './build-combined-docx.ts';

/** Up to so many rows the document is built here; a thread costs more to start than it saves. */
const ROWS_BUILT_HERE = 200;
/** Memory of the thread, in megabytes: a report past it fails alone. */
const THREAD_MEMORY = 3_072;

const TOO_LONG =
  'El reporte es demasiado largo para un documento de Word. Divídelo con filtros o descárgalo en PDF o Excel.';

const isOutOfMemory = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';

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
  if (rowCount(job) > ROWS_BUILT_HERE) return inThread({ job: sendable(job) }, control);
  // Its libraries are loaded by the first report that needs them here.
  const { buildDocx } = await import('./build-docx.ts');
  return buildDocx(job, control);
}

/** Reports as one Word document; large ones in a thread of their own. @throws the signal's reason when it aborts. */
export async function combineDocx(
  { reports, options, today }: WordCombination,
  control: RenderControl,
): Promise<Uint8Array<ArrayBuffer>> {
  const rows = reports.reduce((sum, { job }) => sum + rowCount(job), 0);
  if (rows <= ROWS_BUILT_HERE) {
    const { buildCombinedDocx } = await import('./build-combined-docx.ts');
    return buildCombinedDocx({ reports, options, today }, control);
  }
  const sent = reports.map(({ name, job }) => ({ name, job: sendable(job) }));
  return inThread({ reports: sent, options, today }, control);
}

const rowCount = ({ rows }: RenderJob): number =>
  Object.values(rows).reduce((sum, list) => sum + list.length, 0);

/** A job as a thread can be given it: rows on the disk by their places. */
type SentJob = Omit<RenderJob, 'rows'> & { rows: Record<string, readonly Row[] | RowPlaces> };
const sendable = (job: RenderJob): SentJob => ({
  ...job,
  rows: Object.fromEntries(
    Object.entries(job.rows).map(([uuid, rows]) => [uuid, rows instanceof RowFile ? rows.places : [...rows]]),
  ),
});

async function inThread(
  data: { job: SentJob } | (Omit<WordCombination, 'reports'> & { reports: { name: string; job: SentJob }[] }),
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
  worker.once('error', (cause) =>
    reject(isOutOfMemory(cause) ? tooLarge(TOO_LONG, undefined, cause) : cause),
  );
  const exited = once(worker, 'exit').then(() => reject(new Error('the thread ended without a file')));
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', abort);
    await worker.terminate();
    await exited;
  }
}
