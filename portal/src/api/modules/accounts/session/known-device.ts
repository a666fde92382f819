/**
 * A device on which a user signed in before, recognised by a long-lived cookie. It has its own attempt counters, so
 * that attempts from elsewhere cannot lock the account's owner out (docs/decisions/2026-11-22-known-devices.md).
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { login } from '@lienzo/schema/accounts/session-endpoints';
import { API_PREFIX } from '@lienzo/schema/api/endpoint';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '../../../platform/http/api-env.ts';
import { isSecure } from '../../../platform/http/is-secure.ts';
import { acceptedSecrets, type SessionSecrets } from '../../../platform/secrets/session-secrets.ts';
import type { AccountServices } from '../services.ts';

const NAME = 'lienzo_dispositivo';
/** Only the login endpoint reads it. */
const PATH = `${API_PREFIX}${login.path}`;
/** Seconds; browsers limit cookies to 400 days. */
const DEVICE_SECONDS = 400 * 24 * 3600;
/** Maximum number of users per device; the one who signed in longest ago is dropped. */
const MAX_ACCOUNTS = 5;
/** The device's random name (22 characters), and one MAC of 43 characters per account. */
const FORM = /^([\w-]{22})((?:\.[\w-]{43}){1,5})$/;

type Device = { name: string; seals: string[] };

/** Proves that the device received the cookie after a login to this account. */
const sealOf = (secret: string, name: string, mail: string): string =>
  createHmac('sha256', secret).update(`device\n${name}\n${mail.toLowerCase()}`).digest('base64url');

/** Under every secret that is accepted; the first is the current one. */
const sealsOf = (secrets: SessionSecrets, name: string, mail: string) =>
  acceptedSecrets(secrets).map((secret) => sealOf(secret, name, mail));

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one, 'latin1'), Buffer.from(other, 'latin1'));

function readDevice(context: Context<ApiEnv>): Device | undefined {
  const [, name, seals] = FORM.exec(getCookie(context, NAME) ?? '') ?? [];
  return name === undefined || seals === undefined ? undefined : { name, seals: seals.slice(1).split('.') };
}

/** The name of the request's device, if an account with this mail signed in on it before. */
export function knownDevice(
  context: Context<ApiEnv>,
  secrets: SessionSecrets,
  mail: string,
): string | undefined {
  const device = readDevice(context);
  if (device === undefined) return undefined;
  const expected = sealsOf(secrets, device.name, mail);
  return device.seals.some((seal) => expected.some((one) => isSame(seal, one))) ? device.name : undefined;
}

/** After a login: adds the account to the device's cookie. */
export function rememberDevice(
  context: Context<ApiEnv>,
  mail: string,
  settings: Pick<AccountServices, 'sessionSecrets' | 'behindProxy' | 'publicUrl'>,
): void {
  const device = readDevice(context) ?? { name: randomBytes(16).toString('base64url'), seals: [] };
  const own = sealsOf(settings.sessionSecrets, device.name, mail);
  const others = device.seals.filter((seal) => !own.includes(seal));
  const seals = [...own.slice(0, 1), ...others].slice(0, MAX_ACCOUNTS);
  setCookie(context, NAME, [device.name, ...seals].join('.'), {
    path: PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(context, settings),
    maxAge: DEVICE_SECONDS,
  });
}
