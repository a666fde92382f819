import type { IncomingMessage } from 'node:http';

/** How much of a request is still taken after it was refused, in bytes and milliseconds. */
const MAX_DRAINED_BYTES = 64 * 2 ** 20;
const DRAIN_TIMEOUT_MS = 3_000;

/**
 * An answer, once its request has come to its end, or nearly. A refusal comes while the client still sends: if the
 * connection ended with it, most clients would report a broken connection and never read why.
 */
export async function respondAfterDrain(
  answer: Promise<Response>,
  incoming: IncomingMessage,
): Promise<Response> {
  const response = await answer;
  if (response.status >= 400 && !incoming.complete) await drain(incoming);
  return response;
}

/** Reads what is left of a request and forgets it, within bounds. */
async function drain(incoming: IncomingMessage): Promise<void> {
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  let bytes = 0;
  const count = (piece: Buffer): void => {
    bytes += piece.byteLength;
    if (bytes > MAX_DRAINED_BYTES || incoming.complete) resolve();
  };
  // Whoever read it before pauses it when nobody takes the pieces.
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
