/** The secret in the address of a calendar feed. */
import { createHash, randomBytes } from 'node:crypto';
import { API_PREFIX } from '@lienzo/schema/api/endpoint';
import { CALENDAR_FEED_PREFIX, imss_obligations_calendar } from '@lienzo/schema/imss/calendar-endpoints';

const FORM = new RegExp(`^${CALENDAR_FEED_PREFIX}[\\w-]{43}$`);

/** A new token, of 256 random bits; only its hash is stored. */
export function newFeedToken(): { token: string; hash: string } {
  const token = `${CALENDAR_FEED_PREFIX}${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashFeedToken(token) };
}

export const isFeedToken = (text: string): boolean => FORM.test(text);

/** Hexadecimal. A plain hash serves: nobody guesses 256 random bits. */
export const hashFeedToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What calendars subscribe to; the request log leaves queries out. */
export const feedUrlOf = (publicUrl: string, token: string): string =>
  `${publicUrl}${API_PREFIX}${imss_obligations_calendar.path}?token=${token}`;
