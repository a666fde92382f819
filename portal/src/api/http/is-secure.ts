import type { Context } from 'hono';
import type { ApiEnv } from './api-env.ts';

/** Whether the person's browser speaks https, to us or to the proxy in front of us. */
export function isSecure(context: Context<ApiEnv>, behindProxy: boolean): boolean {
  if (behindProxy && context.req.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https') return true;
  return new URL(context.req.url).protocol === 'https:';
}
