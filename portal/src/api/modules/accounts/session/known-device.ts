/**
 * A device on which somebody signed in before, told by a cookie that lives long. It has attempts of its own, so that
 * whoever uses up an account's attempts from elsewhere does not lock its owner out
 * (docs/decisions/2026-11-22-known-devices.md).
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { API_PREFIX } from '@lienzo/schema/api/endpoint';
import { login } from '@lienzo/schema/api/session-endpoints';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '../../../platform/http/api-env.ts';
import { isSecure } from '../../../platform/http/is-secure.ts';
import type { AccountServices } from '../services.ts';

const NAME = 'lienzo_dispositivo';
/** Only a login reads it. */
const PATH = `${API_PREFIX}${login.path}`;
/** Seconds; browsers keep no cookie longer than 400 days. */
const DEVICE_SECONDS = 400 * 24 * 3600;
/** People who share a device; the one who signed in longest ago makes room. */
const MOST_ACCOUNTS = 5;
/** The device's name of 22 letters, and a seal of 43 for each account. */
const FORM = /^([\w-]{22})((?:\.[\w-]{43}){1,5})$/;

type Device = { name: string; seals: string[] };

/** Proves that we gave the device its cookie after a login to this account. */
const sealOf = (secret: string, name: string, mail: string): string =>
  createHmac('sha256', secret).update(`device\n${name}\n${mail.toLowerCase()}`).digest('base64url');

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one, 'latin1'), Buffer.from(other, 'latin1'));

function readDevice(context: Context<ApiEnv>): Device | undefined {
  const [, name, seals] = FORM.exec(getCookie(context, NAME) ?? '') ?? [];
  return name === undefined || seals === undefined ? undefined : { name, seals: seals.slice(1).split('.') };
}

/** The name of the device that a request comes from, if an account of this mail signed in on it before. */
export function knownDevice(context: Context<ApiEnv>, secret: string, mail: string): string | undefined {
  const device = readDevice(context);
  if (device === undefined) return undefined;
  const expected = sealOf(secret, device.name, mail);
  return device.seals.some((seal) => isSame(seal, expected)) ? device.name : undefined;
}

/** After a login: the device is known to this account from now on. */
export function rememberDevice(
  context: Context<ApiEnv>,
  mail: string,
  settings: Pick<AccountServices, 'sessionSecret' | 'behindProxy' | 'publicUrl'>,
): void {
  const device = readDevice(context) ?? { name: randomBytes(16).toString('base64url'), seals: [] };
  const own = sealOf(settings.sessionSecret, device.name, mail);
  const seals = [own, ...device.seals.filter((seal) => seal !== own)].slice(0, MOST_ACCOUNTS);
  setCookie(context, NAME, [device.name, ...seals].join('.'), {
    path: PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(context, settings),
    maxAge: DEVICE_SECONDS,
  });
}
