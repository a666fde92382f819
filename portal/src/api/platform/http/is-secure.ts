import type { Context } from 'hono';
import type { PlatformServices } from '../services.ts';
import type { ApiEnv } from './api-env.ts';

type Settings = Pick<PlatformServices, 'behindProxy' | 'publicUrl'>;

/** Whether people reach the portal by https alone, as its own address says. */
export const isPublicUrlSecure = ({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean =>
  new URL(publicUrl).protocol === 'https:';

/**
 * Whether the person's browser speaks https, to us or to the proxy in front of us. An https `PUBLIC_URL` says so for
 * every call: a proxy that ends TLS need not tell it each time.
 */
export function isSecure(context: Context<ApiEnv>, settings: Settings): boolean {
  if (isPublicUrlSecure(settings)) return true;
  const forwarded = settings.behindProxy ? context.req.header('x-forwarded-proto') : undefined;
  if (forwarded?.split(',')[0]?.trim() === 'https') return true;
  return new URL(context.req.url).protocol === 'https:';
}
