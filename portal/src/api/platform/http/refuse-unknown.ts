/** Responses for unknown API paths (404), and known paths with another method (405). */

import { API_PREFIX, type Endpoint } from '@lienzo/schema/api/endpoint';
import type { Hono } from 'hono';
import { DomainError } from '../domain-error.ts';
import type { ApiEnv } from './api-env.ts';
import { HttpError } from './error-answer.ts';

/** Mount after every call. */
export function refuseUnknown(app: Hono<ApiEnv>, table: Record<string, Endpoint>): void {
  const methods = new Map<string, string[]>();
  for (const { path, method } of Object.values(table))
    methods.set(`${API_PREFIX}${path}`, [...(methods.get(`${API_PREFIX}${path}`) ?? []), method]);
  app.all(`${API_PREFIX}/*`, (context) => {
    const allowed = methods.get(context.req.path);
    if (allowed === undefined) throw new DomainError('not_found');
    throw new HttpError('method_not_allowed', { Allow: allowed.join(', ') });
  });
}
