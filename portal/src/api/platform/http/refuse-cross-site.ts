/** CSRF protection: keeps other sites from making calls in a user's browser, which sends the cookie automatically. */
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Context, MiddlewareHandler } from 'hono';
import { DomainError } from '../domain-error.ts';
import type { PlatformServices } from '../services.ts';
import type { ApiEnv } from './api-env.ts';

type Settings = Pick<PlatformServices, 'behindProxy' | 'publicUrl'>;

/**
 * Refuses requests that the browser marks as cross-site. Programs send no such headers and pass. Read-only calls pass
 * too: their responses are unreadable to other origins, and links in mails lead to them.
 */
export function refuseCrossSite(settings: Settings): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const reads = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (!reads && !isSameOrigin(context, settings))
      throw new DomainError({ code: 'forbidden', message: apiRefusalMessages.request.otherSite });
    await next();
  };
}

/** Browsers send `Sec-Fetch-Site` over https; over plain http only `Origin` is available. */
function isSameOrigin(context: Context<ApiEnv>, { behindProxy, publicUrl }: Settings): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = context.req.header('origin');
  if (origin === undefined) return true;
  const forwarded = behindProxy ? context.req.header('x-forwarded-host') : undefined;
  const ours = [context.req.header('host'), forwarded, new URL(publicUrl).host];
  return URL.canParse(origin) && ours.includes(new URL(origin).host);
}
