import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import type { z } from 'zod';
import { PreviewError } from './preview-error';

/** Timeout of a worker. */
const TIMEOUT_MS = 12_000;

/**
 * Reads a file in a worker, which is terminated on timeout or abort: an untrusted file must not block the page. The
 * worker responds once, with `null` when the file cannot be read.
 * @throws PreviewError when it cannot be read, or not in time; AbortError when `signal` aborts.
 */
export function askWorker<Answer>(
  worker: Worker,
  bytes: Uint8Array<ArrayBuffer>,
  answer: z.ZodType<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leaving = new AbortController();
  return new Promise<Answer>((resolve, reject) => {
    const fail = (message: string) => () => reject(new PreviewError(message));
    timer = setTimeout(fail(directoryMessages.previewSlow), TIMEOUT_MS);
    signal.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')), {
      signal: leaving.signal,
    });
    worker.onerror = fail(directoryMessages.previewFailed);
    worker.onmessage = ({ data }) => {
      const read = answer.safeParse(data);
      if (read.success) resolve(read.data);
      else reject(new PreviewError(directoryMessages.previewFailed));
    };
    worker.postMessage(bytes);
  }).finally(() => {
    clearTimeout(timer);
    leaving.abort();
    worker.terminate();
  });
}
