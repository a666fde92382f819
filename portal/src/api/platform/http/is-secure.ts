import type { Context } from 'hono';
import type { PlatformServices } from '../services.ts';
import type { ApiEnv } from './api-env.ts';

type Settings = Pick<PlatformServices, 'behindProxy' | 'publicUrl'>;

/** Whether the portal's public URL is https. */
export const isPublicUrlSecure = ({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean =>
  new URL(publicUrl).protocol === 'https:';

/**
 * Whether the browser uses https, to this server or to the proxy. With an https `PUBLIC_URL` every call counts as
 * secure: a proxy that terminates TLS need not forward the protocol.
 */
export function isSecure(context: Context<ApiEnv>, settings: Settings): boolean {
  if (isPublicUrlSecure(settings)) return true;
  const forwarded = settings.behindProxy ? context.req.header('x-forwarded-proto') : undefined;
  if (forwarded?.split(',')[0]?.trim() === 'https') return true;
  return new URL(context.req.url).protocol === 'https:';
}
