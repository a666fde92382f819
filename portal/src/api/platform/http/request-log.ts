/** Assigns each request an id and logs one line about it, with the caller's id. */
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../log/logger.ts';
import type { ApiEnv } from './api-env.ts';

/** A well-formed id from the proxy is kept; others are replaced. */
const GIVEN = /^[\w-]{8,64}$/;

/** @param silent paths that are asked every few seconds */
export function requestLog(logger: Logger, silent: ReadonlySet<string>): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    if (silent.has(context.req.path)) return await next();
    const given = context.req.header('x-request-id') ?? '';
    const requestId = GIVEN.test(given) ? given : randomUUID();
    context.set('requestId', requestId);
    const begun = performance.now();
    await next();
    context.res.headers.set('X-Request-Id', requestId);
    logger.info('request', {
      requestId,
      method: context.req.method,
      path: context.req.path,
      userId: context.get('userId'),
      tokenId: context.get('tokenId'),
      status: context.res.status,
      milliseconds: Math.round(performance.now() - begun),
    });
  };
}
