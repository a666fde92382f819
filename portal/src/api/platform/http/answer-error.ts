import type { ErrorHandler } from 'hono';
import type { Logger } from '../log/logger.ts';
import type { ApiEnv } from './api-env.ts';
import { answerPage } from './pages/answer-page.ts';
import { refusalPage } from './pages/refusal-page.ts';
import { wantsPage } from './pages/wants-page.ts';
import { toApiError } from './to-api-error.ts';

/** The code and its sentence for the caller; the cause, with its stack, only for our log. */
export function answerError(logger: Logger): ErrorHandler<ApiEnv> {
  return (error, context) => {
    const known = toApiError(error);
    const level = known.status >= 500 ? 'error' : 'debug';
    logger[level]('request_failed', {
      requestId: context.get('requestId'),
      method: context.req.method,
      path: context.req.path,
      code: known.message,
      cause: known.cause,
    });
    if (wantsPage(context))
      return answerPage(refusalPage(known, context.get('navigable')), known.status, known.headers);
    return new Response(JSON.stringify(known.answer), {
      status: known.status,
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        ...(known.status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
        ...known.headers,
      },
    });
  };
}
