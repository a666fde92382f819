import type { Context } from 'hono';
import type { ApiEnv } from './api-env.ts';

/** The client's network address: of the socket, or as forwarded by the trusted proxy; 'local' without a socket. */
export function clientAddress(context: Context<ApiEnv>, behindProxy: boolean): string {
  const forwarded = behindProxy
    ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  if (forwarded !== undefined && forwarded !== '') return forwarded;
  return context.env?.incoming?.socket.remoteAddress ?? 'local';
}
