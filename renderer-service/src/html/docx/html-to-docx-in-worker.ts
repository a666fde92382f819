import { z } from 'zod';
import { runWorker } from '../../platform/workers/open-worker.ts';
import { excessError, htmlExcess } from '../clean/clean-and-check-html.ts';
import type { HtmlJob } from '../html-job.ts';

/** Memory of the worker, in megabytes: a document past it fails alone. */
const WORKER_MEMORY_MB = 768;

const file = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);
const answer = z.union([z.object({ file }), z.object({ excess: htmlExcess })]);

/**
 * Converts untrusted HTML to a Word document in a worker, because its cost cannot be predicted.
 * @throws the signal's reason when it aborts, what ended the worker, or RenderError body_too_large.
 */
export async function htmlToDocxInWorker(
  job: HtmlJob,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const given = await runWorker(new URL('./html-to-docx-worker.ts', import.meta.url), {
    memoryMb: WORKER_MEMORY_MB,
    workerData: job,
    signal,
  });
  const reply = answer.parse(given);
  if ('excess' in reply) throw excessError(reply.excess);
  return reply.file;
}
