/** The secrets of an API token. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { API_TOKEN_PREFIX } from '@lienzo/schema/accounts/api-token-endpoints';
import { acceptedSecrets, type SessionSecrets } from '../../../platform/secrets/session-secrets.ts';

/** Characters of a token that are kept in the clear, to tell several apart. */
const HINT_LENGTH = API_TOKEN_PREFIX.length + 4;
const FORM = new RegExp(`^${API_TOKEN_PREFIX}[\\w-]{43}$`);

export type NewSecret = { token: string; hash: string; hint: string };

/** A new token, of 256 random bits; only its hash is stored. */
export function newApiToken(): NewSecret {
  const token = `${API_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashApiToken(token), hint: token.slice(0, HINT_LENGTH) };
}

export const isApiToken = (text: string): boolean => FORM.test(text);

/** Hexadecimal. A plain hash serves: nobody guesses 256 random bits. */
export const hashApiToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Recognise the same order (hexadecimal), under every secret that is accepted, the current one first. Keyed, because an
 * order can hold a password.
 */
export function digestsOfOrder(secrets: SessionSecrets, order: unknown): [string, ...string[]] {
  const text = `order\n${JSON.stringify(sorted(order))}`;
  const digest = (secret: string): string => createHmac('sha256', secret).update(text).digest('hex');
  const [current, ...others] = acceptedSecrets(secrets);
  return [digest(current), ...others.map(digest)];
}

/** The same value with the keys of its objects in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
