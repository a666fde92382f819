import type { IncomingMessage } from 'node:http';

/** Limits for draining the body of a refused request. */
const MAX_DRAINED_BYTES = 64 * 2 ** 20;
const DRAIN_TIMEOUT_MS = 3_000;

/**
 * Resolves with the response; for a refusal, after the rest of the request body was read and discarded. A refusal can
 * be ready while the client still sends: if the connection closed at that moment, most clients would report a broken
 * connection and never read the error.
 */
export async function respondAfterDrain(
  answer: Promise<Response>,
  incoming: IncomingMessage,
): Promise<Response> {
  const response = await answer;
  if (response.status >= 400 && !incoming.complete) await drain(incoming);
  return response;
}

/** Reads and discards the rest of a request body, up to a byte and a time limit. */
async function drain(incoming: IncomingMessage): Promise<void> {
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  let bytes = 0;
  const count = (chunk: Buffer): void => {
    bytes += chunk.byteLength;
    if (bytes > MAX_DRAINED_BYTES || incoming.complete) resolve();
  };
  // An abandoned earlier reader pauses the stream.
  const resume = (): void => void incoming.resume();
  const timer = setTimeout(resolve, DRAIN_TIMEOUT_MS);
  incoming.on('data', count).on('pause', resume).once('end', resolve).once('close', resolve);
  incoming.resume();
  try {
    await finished;
  } finally {
    clearTimeout(timer);
    incoming.off('data', count).off('pause', resume).off('end', resolve).off('close', resolve);
  }
}
