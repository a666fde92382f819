/** Headers that every answer carries. */
import type { MiddlewareHandler } from 'hono';
import type { PlatformServices } from '../services.ts';
import type { ApiEnv } from './api-env.ts';
import { isPublicUrlSecure } from './is-secure.ts';

/**
 * Everything from our own origin. Styles may be inline (the interface library writes them at run time);
 * pictures and fonts may be data, previews and downloads blobs.
 */
const WEB_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': WEB_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/**
 * A year. Without `includeSubDomains` and `preload`, which decide for names that are not ours; whoever owns the domain
 * adds them at the proxy.
 */
const STAY_SECURE = { 'Strict-Transport-Security': 'max-age=31536000' };

/** A handler's own value of a header stays. @param publicUrl with https: browsers come back by https alone. */
export function securityHeaders(settings: Pick<PlatformServices, 'publicUrl'>): MiddlewareHandler<ApiEnv> {
  const headers = Object.entries({ ...HEADERS, ...(isPublicUrlSecure(settings) ? STAY_SECURE : {}) });
  return async (context, next) => {
    await next();
    for (const [name, value] of headers)
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
}
