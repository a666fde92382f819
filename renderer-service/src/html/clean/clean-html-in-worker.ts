import { runWorker } from '../../platform/workers/open-worker.ts';
import { cleanAndCheckHtml, cleanedHtml, excessError } from './clean-and-check-html.ts';

/** Up to this many characters are cleaned in the main thread: faster than starting a worker, even in the worst case. */
const MAX_INLINE_CHARACTERS = 8_000;
/** Memory of the worker, in megabytes. */
const WORKER_MEMORY_MB = 512;

/**
 * Cleans untrusted HTML, in a worker if it is long: a megabyte of nested tags can take a minute, and other
 * requests must not wait for it.
 * @throws the signal's reason when it aborts, what ended the worker, or RenderError body_too_large.
 */
export async function cleanHtmlInWorker(html: string, signal: AbortSignal): Promise<string> {
  const checked =
    html.length <= MAX_INLINE_CHARACTERS ? cleanAndCheckHtml(html) : await checkInWorker(html, signal);
  if ('excess' in checked) throw excessError(checked.excess);
  return checked.html;
}

async function checkInWorker(
  html: string,
  signal: AbortSignal,
): Promise<ReturnType<typeof cleanAndCheckHtml>> {
  const answer = await runWorker(new URL('./clean-worker.ts', import.meta.url), {
    memoryMb: WORKER_MEMORY_MB,
    workerData: html,
    signal,
  });
  return cleanedHtml.parse(answer);
}
