import type { Context } from 'hono';
import type { ApiEnv } from '../api-env.ts';

/** Whether a person's browser opens the address, and not a program or a page's own call. */
export const wantsPage = (context: Context<ApiEnv>): boolean =>
  context.get('navigable') !== undefined && (context.req.header('accept') ?? '').includes('text/html');
