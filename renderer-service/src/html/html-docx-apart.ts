import { z } from 'zod';
import { startThread } from '../threads/start-thread.ts';
import type { HtmlJob } from './html-job.ts';

/** Memory of the thread, in megabytes: a document past it fails alone. */
const THREAD_MEMORY = 768;

const answer = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

/**
 * Untrusted HTML as a Word document, cleaned and written in a thread of its own, for nobody knows what it will ask for.
 * @throws the signal's reason when it aborts, or what ended the thread.
 */
export async function htmlDocxApart(job: HtmlJob, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const thread = startThread(new URL('./html-thread.ts', import.meta.url), THREAD_MEMORY, signal);
  try {
    return answer.parse(await thread.ask(job, []));
  } finally {
    await thread.end();
  }
}
