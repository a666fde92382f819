import type { RenderError } from '../../platform/errors/render-error.ts';

/**
 * An error as the client reads it: `{ errorList: [{ code, message, field? }] }` with the code's status. It closes the
 * connection: the server destroys one whose request body was not read completely, even when it is already reused.
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
