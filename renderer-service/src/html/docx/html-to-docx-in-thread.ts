import { z } from 'zod';
import { openThread } from '../../threads/open-thread.ts';
import { excessError, htmlExcess } from '../clean/clean-and-check-html.ts';
import type { HtmlJob } from '../html-job.ts';

/** Memory of the thread, in megabytes: a document past it fails alone. */
const THREAD_MEMORY_MB = 768;

const file = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);
const answer = z.union([z.object({ file }), z.object({ excess: htmlExcess })]);

/**
 * Converts untrusted HTML to a Word document in a worker thread, because its cost cannot be predicted.
 * @throws the signal's reason when it aborts, what ended the thread, or RenderError body_too_large.
 */
export async function htmlToDocxInThread(
  job: HtmlJob,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const thread = openThread(new URL('./html-to-docx-thread.ts', import.meta.url), {
    memoryMb: THREAD_MEMORY_MB,
    signal,
  });
  try {
    const reply = answer.parse(await thread.request(job));
    if ('excess' in reply) throw excessError(reply.excess);
    return reply.file;
  } finally {
    await thread.close();
  }
}
