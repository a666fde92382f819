import { openThread } from '../../threads/open-thread.ts';
import { cleanAndCheckHtml, cleanedHtml, excessError } from './clean-and-check-html.ts';

/** Up to this many characters are cleaned in the main thread: faster than starting a worker, even in the worst case. */
const MAX_INLINE_CHARACTERS = 8_000;
/** Memory of the thread, in megabytes. */
const THREAD_MEMORY_MB = 512;

/**
 * Cleans untrusted HTML, in a worker thread if it is long: a megabyte of nested tags can take a minute, and other
 * requests must not wait for it.
 * @throws the signal's reason when it aborts, what ended the thread, or RenderError body_too_large.
 */
export async function cleanHtmlInThread(html: string, signal: AbortSignal): Promise<string> {
  const checked =
    html.length <= MAX_INLINE_CHARACTERS ? cleanAndCheckHtml(html) : await checkInThread(html, signal);
  if ('excess' in checked) throw excessError(checked.excess);
  return checked.html;
}

async function checkInThread(
  html: string,
  signal: AbortSignal,
): Promise<ReturnType<typeof cleanAndCheckHtml>> {
  const thread = openThread(new URL('./clean-thread.ts', import.meta.url), {
    memoryMb: THREAD_MEMORY_MB,
    signal,
  });
  try {
    return cleanedHtml.parse(await thread.request(html));
  } finally {
    await thread.close();
  }
}
