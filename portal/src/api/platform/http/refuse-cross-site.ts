/** Keeps other sites' pages from making our calls in a person's browser, whose cookie goes along by itself. */
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Context, MiddlewareHandler } from 'hono';
import { DomainError } from '../domain-error.ts';
import type { PlatformServices } from '../services.ts';
import type { ApiEnv } from './api-env.ts';

type Settings = Pick<PlatformServices, 'behindProxy' | 'publicUrl'>;

/**
 * Refuses what a browser says comes from another site. Programs say nothing of where a call comes from and pass.
 * Calls that only read pass too: their answers stay unreadable to other origins, and a link in a mail leads to them.
 */
export function refuseCrossSite(settings: Settings): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const reads = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (!reads && !comesFromUs(context, settings))
      throw new DomainError({ code: 'forbidden', message: apiRefusalMessages.request.otherSite });
    await next();
  };
}

/** Browsers send `Sec-Fetch-Site` over https; over plain http only `Origin` tells. */
function comesFromUs(context: Context<ApiEnv>, { behindProxy, publicUrl }: Settings): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = context.req.header('origin');
  if (origin === undefined) return true;
  const forwarded = behindProxy ? context.req.header('x-forwarded-host') : undefined;
  const ours = [context.req.header('host'), forwarded, new URL(publicUrl).host];
  return URL.canParse(origin) && ours.includes(new URL(origin).host);
}
