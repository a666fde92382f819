/** The cookie that renews a session: HttpOnly, SameSite. */
import { API_PREFIX } from '@lienzo/schema/api/endpoint';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '../../../platform/http/api-env.ts';
import { isSecure } from '../../../platform/http/is-secure.ts';
import type { AccountServices } from '../services.ts';

const NAME = 'lienzo_sesion';
const PATH = `${API_PREFIX}/account`;
/** Idle lifetime of a session, in seconds. */
export const SESSION_SECONDS = 14 * 24 * 3600;
/** Absolute lifetime of a session, in seconds. */
export const MAX_SESSION_SECONDS = 30 * 24 * 3600;

/** The session's id (a UUID, so that the database accepts it) and the token. */
const FORM = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([\w-]{43})$/;

type CookieSettings = Pick<AccountServices, 'behindProxy' | 'publicUrl'>;

export type RefreshCookie = { sessionId: string; token: string };

export function readRefreshCookie(context: Context<ApiEnv>): RefreshCookie | null {
  const match = FORM.exec(getCookie(context, NAME) ?? '');
  return match?.[1] === undefined || match[2] === undefined ? null : { sessionId: match[1], token: match[2] };
}

export function writeRefreshCookie(
  context: Context<ApiEnv>,
  cookie: RefreshCookie,
  settings: CookieSettings,
): void {
  setCookie(context, NAME, `${cookie.sessionId}.${cookie.token}`, {
    ...attributes(context, settings),
    maxAge: SESSION_SECONDS,
  });
}

export function clearRefreshCookie(context: Context<ApiEnv>, settings: CookieSettings): void {
  deleteCookie(context, NAME, attributes(context, settings));
}

const attributes = (context: Context<ApiEnv>, settings: CookieSettings) =>
  ({ path: PATH, httpOnly: true, sameSite: 'Strict', secure: isSecure(context, settings) }) as const;
