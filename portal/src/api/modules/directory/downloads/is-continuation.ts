import type { Context } from 'hono';
import type { ApiEnv } from '../../../platform/http/api-env.ts';

/** Whether a request revalidates or resumes a download, which is not a new one. */
export const isContinuation = (context: Context<ApiEnv>): boolean =>
  ['range', 'if-none-match'].some((name) => context.req.header(name) !== undefined);
