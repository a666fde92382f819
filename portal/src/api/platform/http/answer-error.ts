import type { ErrorHandler } from 'hono';
import type { Logger } from '../log/logger.ts';
import { toDomainError } from '../to-domain-error.ts';
import type { ApiEnv } from './api-env.ts';
import { answerOf, headersOf, statusOf } from './error-answer.ts';
import { answerPage } from './pages/answer-page.ts';
import { refusalPage } from './pages/refusal-page.ts';
import { wantsPage } from './pages/wants-page.ts';

/** The code and its message for the caller; the cause, with its stack, only in the log. */
export function answerError(logger: Logger): ErrorHandler<ApiEnv> {
  return (error, context) => {
    const known = toDomainError(error);
    const level = statusOf(known) >= 500 ? 'error' : 'debug';
    logger[level]('request_failed', {
      requestId: context.get('requestId'),
      method: context.req.method,
      path: context.req.path,
      code: known.message,
      cause: known.cause,
    });
    if (wantsPage(context))
      return answerPage(refusalPage(known, context.get('navigable')), statusOf(known), headersOf(known));
    return new Response(JSON.stringify(answerOf(known)), {
      status: statusOf(known),
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        ...(statusOf(known) === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
        ...headersOf(known),
      },
    });
  };
}
