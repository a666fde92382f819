/** Answers for paths below the API's that no call has, or not with that method. */
import { API_PREFIX, type Endpoint } from '@lienzo/schema/api/endpoint';
import type { Hono } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { ApiError } from './api-error.ts';

/** To be mounted after every call. */
export function refuseUnknown(app: Hono<ApiEnv>, table: Record<string, Endpoint>): void {
  const methods = new Map<string, string[]>();
  for (const { path, method } of Object.values(table))
    methods.set(`${API_PREFIX}${path}`, [...(methods.get(`${API_PREFIX}${path}`) ?? []), method]);
  app.all(`${API_PREFIX}/*`, (context) => {
    const allowed = methods.get(context.req.path);
    if (allowed === undefined) throw new ApiError('not_found');
    throw new ApiError('method_not_allowed', { headers: { Allow: allowed.join(', ') } });
  });
}
