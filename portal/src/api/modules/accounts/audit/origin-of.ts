import Bowser from 'bowser';
import type { Context } from 'hono';
import type { ApiEnv } from '../../../platform/http/api-env.ts';
import { clientAddress } from '../../../platform/http/client-address.ts';
import type { AccountServices } from '../services.ts';

export type Origin = { address: string; device: string | null };

/** Maximum length of a plausible user agent. */
const MAX_LENGTH = 400;

/** Origin of a request for the account audit. The user agent is self-reported and proves nothing. */
export function originOf(context: Context<ApiEnv>, services: Pick<AccountServices, 'behindProxy'>): Origin {
  return {
    address: clientAddress(context, services.behindProxy).slice(0, 100),
    device: deviceOf(context.req.header('user-agent') ?? ''),
  };
}

/** "Chrome 142 en Windows"; other programs by their name; null when it cannot be parsed. */
export function deviceOf(userAgent: string): string | null {
  if (userAgent.length === 0 || userAgent.length > MAX_LENGTH) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name === undefined || browser.name === '') return /^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? null;
  const version = browser.version?.split('.')[0] ?? '';
  const named = [browser.name, version].filter((part) => part !== '').join(' ');
  return os.name === undefined || os.name === '' ? named : `${named} en ${os.name}`;
}
