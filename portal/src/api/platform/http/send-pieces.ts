import { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { releaseBuffer } from '@lienzo/schema/memory/release-buffer';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../log/logger.ts';
import type { ApiEnv } from './api-env.ts';

/**
 * Writes the body that its handler left as `pieces`, which nobody else holds, to the connection itself: only the
 * connection knows when a piece has left, so that a download of any size takes the memory of two. When something
 * fails under way the connection breaks, so that nobody takes half for all.
 */
export function sendPieces(logger: Logger): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    await next();
    const pieces = context.get('pieces');
    const outgoing = context.env?.outgoing;
    if (pieces === undefined || !(outgoing instanceof ServerResponse)) return;
    const { res } = context;
    // An error may have taken its place, and who asks for the head gets no body.
    if (res.body !== pieces || context.req.method === 'HEAD') return;
    outgoing.setHeaders(res.headers);
    outgoing.writeHead(res.status);
    send(pieces.getReader(), outgoing).catch((error: unknown) => {
      logger.error('answer_broken', { requestId: context.get('requestId'), error });
      outgoing.destroy();
    });
    context.res = undefined;
    context.res = RESPONSE_ALREADY_SENT;
  };
}

/** The next piece is read while one is written. @throws what the source throws. */
async function send(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  outgoing: ServerResponse,
): Promise<void> {
  // Tells the source at once that the reader has left; what breaks in it then is of no interest.
  outgoing.once('close', () => reader.cancel().catch(() => undefined));
  let isThere = true;
  for (let next = await reader.read(); isThere && !next.done; )
    [next, isThere] = await Promise.all([reader.read(), write(next.value, outgoing)]);
  if (isThere) outgoing.end();
  else outgoing.destroy();
}

/** @returns false when the reader has left; the piece may then still be on its way. */
function write(piece: Uint8Array, outgoing: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    outgoing.write(piece, (error) => {
      if (error == null) releaseBuffer(piece);
      resolve(error == null);
    });
  });
}
