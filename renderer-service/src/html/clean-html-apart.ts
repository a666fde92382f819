import { z } from 'zod';
import { startThread } from '../threads/start-thread.ts';
import { cleanHtml } from './clean-html.ts';

/** Up to so many characters are cleaned at once: at worst that takes a moment, and less than a thread's start. */
const CLEANED_HERE = 8_000;
/** Memory of the thread, in megabytes. */
const THREAD_MEMORY = 512;

/**
 * `cleanHtml`, in a thread of its own for what is long: a megabyte of tags within tags keeps a cleaner busy for a
 * minute, and nobody else is to wait for it.
 * @throws the signal's reason when it aborts, or what ended the thread.
 */
export async function cleanHtmlApart(html: string, signal: AbortSignal): Promise<string> {
  if (html.length <= CLEANED_HERE) return cleanHtml(html);
  const thread = startThread(new URL('./clean-thread.ts', import.meta.url), THREAD_MEMORY, signal);
  try {
    return z.string().parse(await thread.ask(html, []));
  } finally {
    await thread.end();
  }
}
