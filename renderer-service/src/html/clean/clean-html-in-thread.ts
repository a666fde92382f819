import { startThread } from '../../threads/start-thread.ts';
import { cleanAndCheckHtml, cleanedHtml, excessError } from './clean-and-check-html.ts';

/** Up to so many characters are cleaned at once: at worst that takes a moment, and less than a thread's start. */
const MAX_INLINE_CHARACTERS = 8_000;
/** Memory of the thread, in megabytes. */
const THREAD_MEMORY_MB = 512;

/**
 * `cleanHtml` of a document of ordinary weight, in a thread of its own for what is long: a megabyte of tags within tags keeps a cleaner busy for a
 * minute, and nobody else is to wait for it.
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
  const thread = startThread(new URL('./clean-thread.ts', import.meta.url), THREAD_MEMORY_MB, signal);
  try {
    return cleanedHtml.parse(await thread.request(html, []));
  } finally {
    await thread.terminate();
  }
}
