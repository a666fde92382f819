import type { RenderError } from '../errors/render-error.ts';

/** A fault as the client reads it: `{ errorList: [{ code, message, field? }] }` with the code's status. */
export function errorResponse(error: RenderError): Response {
  return new Response(JSON.stringify({ errorList: error.entries }), {
    status: error.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(error.retryAfter !== undefined && { 'retry-after': String(error.retryAfter) }),
    },
  });
}
