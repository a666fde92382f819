import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Row } from '@lienzo/schema/data/column';
import { groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import { RenderError } from '../../platform/errors/render-error.ts';
import { RowFile, type RowFileLocation } from '../../platform/spool/row-file.ts';
import { temporaryFolder } from '../../platform/spool/temporary-folder.ts';
import type { ByteSink, DocumentSink } from '../../platform/streams/byte-sink.ts';
import { streamFile } from '../../platform/streams/stream-file.ts';
import { isOutOfMemory, openWorker } from '../../platform/workers/open-worker.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import type { WordCombination } from './build-combined-docx.ts';
import { type DocxWorkerMessage, docxWorkerMessage } from './docx-worker-message.ts';
import { wordTooLarge } from './package/word-body.ts';

/** Up to this many rows the document is built in the main thread; starting a worker would cost more than it saves. */
const MAX_INLINE_ROWS = 200;
/** As many charts, each with a workbook of its own, take the time of so many rows. */
const MAX_INLINE_CHARTS = 10;
/** A report that exceeds it fails alone; pages are not held in memory. */
const WORKER_MEMORY_MB = 1_024;

/**
 * Renders a report as a Word document. A large one is written to the disk in a worker, so that the service stays
 * responsive; the worker is terminated when the signal aborts.
 * @throws the signal's reason when it aborts, or what the sink threw.
 */
export async function renderDocx(job: RenderJob, control: RenderControl, sink: DocumentSink): Promise<void> {
  if (!isShort([job])) return await renderInWorker({ job: transferable(job) }, control, sink);
  // Loaded lazily: the library is large.
  const { buildDocx } = await import('./build-docx.ts');
  await renderInMemory(sink, (chunks) => buildDocx(job, control, chunks));
}

/** Renders several reports as one Word document; large ones in a worker. @throws as `renderDocx` */
export async function combineDocx(
  { reports, options, today }: WordCombination,
  control: RenderControl,
  sink: DocumentSink,
): Promise<void> {
  if (isShort(reports.map(({ job }) => job))) {
    const { buildCombinedDocx } = await import('./build-combined-docx.ts');
    return await renderInMemory(sink, (chunks) =>
      buildCombinedDocx({ reports, options, today }, control, chunks),
    );
  }
  const transferred = reports.map(({ name, job }) => ({ name, job: transferable(job) }));
  await renderInWorker({ reports: transferred, options, today }, control, sink);
}

/** Writes a short document in memory and sends it as a whole. */
async function renderInMemory(sink: DocumentSink, write: (chunks: ByteSink) => Promise<void>): Promise<void> {
  const chunks: Uint8Array[] = [];
  await write({ write: async (chunk) => void chunks.push(chunk) });
  sink.writeWhole(new Uint8Array(Buffer.concat(chunks)));
}

/** Whether reports hold the event loop for no longer than a worker would take to start. */
function isShort(jobs: readonly RenderJob[]): boolean {
  const total = (count: (job: RenderJob) => number): number => jobs.reduce((sum, job) => sum + count(job), 0);
  return total(rowCount) <= MAX_INLINE_ROWS && total(chartCount) <= MAX_INLINE_CHARTS;
}

const rowCount = ({ rows }: RenderJob): number =>
  Object.values(rows).reduce((sum, list) => sum + list.length, 0);

/** The charts of a document: those of a repeated page are drawn for each of its rows. */
const chartCount = ({ report, rows }: RenderJob): number =>
  pageGroups(report.layouts).reduce((sum, group) => {
    const charts = group.flatMap(({ items }) => items).filter(({ nombre }) => nombre === 'grafica').length;
    const driver = groupDriver(group);
    return sum + charts * (driver === undefined ? 1 : (rows[driver.uuid]?.length ?? 0));
  }, 0);

/** A job that can be cloned to a worker: spooled rows are represented by their file. */
type TransferredJob = Omit<RenderJob, 'rows'> & { rows: Record<string, readonly Row[] | RowFileLocation> };
const transferable = (job: RenderJob): TransferredJob => ({
  ...job,
  rows: Object.fromEntries(
    Object.entries(job.rows).map(([uuid, rows]) => [
      uuid,
      rows instanceof RowFile ? rows.location : [...rows],
    ]),
  ),
});

type WorkerWork =
  | { job: TransferredJob }
  | (Omit<WordCombination, 'reports'> & { reports: { name: string; job: TransferredJob }[] });

async function renderInWorker(work: WorkerWork, control: RenderControl, sink: DocumentSink): Promise<void> {
  const folder = await temporaryFolder();
  try {
    const filePath = path.join(folder, 'documento.docx');
    await runWorker({ ...work, filePath, bodyPath: path.join(folder, 'cuerpo') }, control);
    await streamFile(filePath, sink);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Resolves when the worker has written the file. */
async function runWorker(
  workerData: WorkerWork & { filePath: string; bodyPath: string },
  { signal, progress }: RenderControl,
): Promise<void> {
  const worker = openWorker(new URL('./docx-worker.ts', import.meta.url), {
    memoryMb: WORKER_MEMORY_MB,
    workerData,
    signal,
  });
  try {
    for (;;) {
      const message = docxWorkerMessage.parse(await worker.receive());
      if ('tooLarge' in message) throw tooLargeError(message.tooLarge);
      if (!('progress' in message)) return;
      progress(message.progress);
    }
  } catch (cause) {
    throw isOutOfMemory(cause) ? wordTooLarge(cause) : cause;
  } finally {
    await worker.close();
  }
}

const tooLargeError = (entries: Extract<DocxWorkerMessage, { tooLarge: unknown }>['tooLarge']): RenderError =>
  new RenderError('body_too_large', { entries });
