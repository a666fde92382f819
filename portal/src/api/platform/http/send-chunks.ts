import { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { releaseBuffer } from '@lienzo/schema/memory/release-buffer';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../log/logger.ts';
import type { ApiEnv } from './api-env.ts';

// Where a server exists before this module, it is a lazy response: the adapter sees its header only once it is read.
void RESPONSE_ALREADY_SENT.body;

/**
 * Writes the handler's body (`pieces`) directly to the connection: only the connection knows when a chunk has been
 * sent, so that a download of any size needs the memory of two chunks. On a failure the connection is aborted, so that
 * a truncated body is never taken for complete.
 */
export function sendChunks(logger: Logger): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    await next();
    const fragments = context.get('pieces');
    const outgoing = context.env?.outgoing;
    if (fragments === undefined || !(outgoing instanceof ServerResponse)) return;
    const { res } = context;
    // An error response may have replaced it, and HEAD requests get no body.
    if (res.body !== fragments || context.req.method === 'HEAD') return;
    outgoing.setHeaders(res.headers);
    outgoing.writeHead(res.status);
    send(fragments.getReader(), outgoing).catch((error: unknown) => {
      logger.error('answer_broken', { requestId: context.get('requestId'), error });
      outgoing.destroy();
    });
    context.res = undefined;
    context.res = RESPONSE_ALREADY_SENT;
  };
}

/** The next chunk is read while one is written. @throws what the source throws. */
async function send(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  outgoing: ServerResponse,
): Promise<void> {
  // Cancels the source as soon as the reader has left; its errors are then ignored.
  outgoing.once('close', () => reader.cancel().catch(() => undefined));
  let isThere = true;
  for (let next = await reader.read(); isThere && !next.done; )
    [next, isThere] = await Promise.all([reader.read(), write(next.value, outgoing)]);
  if (isThere) outgoing.end();
  else outgoing.destroy();
}

/** @returns false when the reader has left; the chunk may then still be in transit. */
function write(fragment: Uint8Array, outgoing: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    outgoing.write(fragment, (error) => {
      if (error == null) releaseBuffer(fragment);
      resolve(error == null);
    });
  });
}
