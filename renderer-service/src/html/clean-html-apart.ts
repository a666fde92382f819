import { startThread } from '../threads/start-thread.ts';
import { checkedHtml, checkedHtmlReply, excessError } from './checked-html.ts';

/** Up to so many characters are cleaned at once: at worst that takes a moment, and less than a thread's start. */
const CLEANED_HERE = 8_000;
/** Memory of the thread, in megabytes. */
const THREAD_MEMORY = 512;

/**
 * `cleanHtml` of a document of ordinary weight, in a thread of its own for what is long: a megabyte of tags within tags keeps a cleaner busy for a
 * minute, and nobody else is to wait for it.
 * @throws the signal's reason when it aborts, what ended the thread, or RenderError body_too_large.
 */
export async function cleanHtmlApart(html: string, signal: AbortSignal): Promise<string> {
  const checked = html.length <= CLEANED_HERE ? checkedHtml(html) : await checkedApart(html, signal);
  if ('excess' in checked) throw excessError(checked.excess);
  return checked.html;
}

async function checkedApart(html: string, signal: AbortSignal): Promise<ReturnType<typeof checkedHtml>> {
  const thread = startThread(new URL('./clean-thread.ts', import.meta.url), THREAD_MEMORY, signal);
  try {
    return checkedHtmlReply.parse(await thread.ask(html, []));
  } finally {
    await thread.end();
  }
}
