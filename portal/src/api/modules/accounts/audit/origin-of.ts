import Bowser from 'bowser';
import type { Context } from 'hono';
import type { ApiEnv } from '../../../platform/http/api-env.ts';
import { clientAddress } from '../../../platform/http/client-address.ts';
import type { AccountServices } from '../services.ts';

export type Origin = { address: string; device: string | null };

/** Longer ones are no browser's. */
const LONGEST = 400;

/** Where a request comes from, as the account audit shows it. What the device says of itself proves nothing. */
export function originOf(context: Context<ApiEnv>, services: Pick<AccountServices, 'behindProxy'>): Origin {
  return {
    address: clientAddress(context, services.behindProxy).slice(0, 100),
    device: deviceOf(context.req.header('user-agent') ?? ''),
  };
}

/** "Chrome 142 en Windows"; a program by its own name; null when it says nothing readable. */
export function deviceOf(userAgent: string): string | null {
  if (userAgent.length === 0 || userAgent.length > LONGEST) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name === undefined || browser.name === '') return /^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? null;
  const version = browser.version?.split('.')[0] ?? '';
  const named = [browser.name, version].filter((part) => part !== '').join(' ');
  return os.name === undefined || os.name === '' ? named : `${named} en ${os.name}`;
}
