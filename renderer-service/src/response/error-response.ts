import type { RenderError } from '../errors/render-error.ts';

/**
 * A fault as the client reads it: `{ errorList: [{ code, message, field? }] }` with the code's status. Its connection
 * ends with it: the server cuts one whose request was not read to its end, be it by then in use for the next.
 */
export function errorResponse(error: RenderError, requestId?: string): Response {
  return new Response(JSON.stringify({ errorList: error.entries }), {
    status: error.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...(requestId !== undefined && { 'x-request-id': requestId }),
      ...(error.retryAfter !== undefined && { 'retry-after': String(error.retryAfter) }),
    },
  });
}
