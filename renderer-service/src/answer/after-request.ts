import type { IncomingMessage } from 'node:http';

/** How much of a request is still taken after it was refused, in bytes and milliseconds. */
const MOST_BYTES = 64 * 2 ** 20;
const PATIENCE = 3_000;

/**
 * An answer, once its request has come to its end, or nearly. A refusal comes while the client still sends: if the
 * connection ended with it, most clients would report a broken connection and never read why.
 */
export async function afterRequest(answer: Promise<Response>, incoming: IncomingMessage): Promise<Response> {
  const response = await answer;
  if (response.status >= 400 && !incoming.complete) await discarded(incoming);
  return response;
}

/** Reads what is left of a request and forgets it, within bounds. */
async function discarded(incoming: IncomingMessage): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  let bytes = 0;
  const count = (piece: Buffer): void => {
    bytes += piece.byteLength;
    if (bytes > MOST_BYTES || incoming.complete) resolve();
  };
  // Whoever read it before pauses it when nobody takes the pieces.
  const goOn = (): void => void incoming.resume();
  const timer = setTimeout(resolve, PATIENCE);
  incoming.on('data', count).on('pause', goOn).once('end', resolve).once('close', resolve);
  incoming.resume();
  try {
    await over;
  } finally {
    clearTimeout(timer);
    incoming.off('data', count).off('pause', goOn).off('end', resolve).off('close', resolve);
  }
}
