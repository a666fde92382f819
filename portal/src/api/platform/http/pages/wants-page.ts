import type { Context } from 'hono';
import type { ApiEnv } from '../api-env.ts';

/** Whether a browser navigates to the URL, as opposed to a program or a fetch of the web client. */
export const wantsPage = (context: Context<ApiEnv>): boolean =>
  context.get('navigable') !== undefined && (context.req.header('accept') ?? '').includes('text/html');
