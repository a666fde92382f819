/** Headers that every answer carries. */
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { PlatformServices } from '../services.ts';
import { isPublicUrlSecure } from './is-secure.ts';

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;

/**
 * Everything from our own origin. Styles may be inline (the interface library writes them at run time);
 * pictures and fonts may be data, previews and downloads blobs.
 */
const WEB_POLICY: Options['contentSecurityPolicy'] = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  frameSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

const HEADERS: Options = {
  contentSecurityPolicy: WEB_POLICY,
  xFrameOptions: 'DENY',
  referrerPolicy: 'same-origin',
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  // These are for browsers and plug-ins that nobody has any more.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  // A handler's own value of a header stays.
  overwrite: false,
};

/**
 * A year. Without `includeSubDomains` and `preload`, which decide for names that are not ours; whoever owns the domain
 * adds them at the proxy.
 */
const STAY_SECURE = 'max-age=31536000';

/** @param publicUrl with https: browsers come back by https alone. */
export const securityHeaders = (settings: Pick<PlatformServices, 'publicUrl'>): MiddlewareHandler =>
  secureHeaders({ ...HEADERS, strictTransportSecurity: isPublicUrlSecure(settings) && STAY_SECURE });
