import { notice_stream } from '@lienzo/schema/api/notification-endpoints';
import { z } from 'zod';
import { ApiError } from '../api/api-error';
import { callFile } from '../api/call';
import { pause } from './pause';
import { readEvents } from './read-events';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** The server gives a sign of life every 20 s; silence for three of them is a lost connection. */
const SILENCE_MS = 60_000;

const unreadNews = z.object({ unread: z.int().nonnegative() });

/**
 * Follows the count of unread notices until `signal` fires; a lost connection is tried again, later each time.
 * Ends by itself when the server refuses for good, as when the session is over.
 */
export async function streamUnread(signal: AbortSignal, onUnread: (unread: number) => void): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    try {
      await followOnce(signal, (unread) => {
        wait = FIRST_WAIT_MS;
        onUnread(unread);
      });
    } catch (cause) {
      if (signal.aborted || isFinal(cause)) return;
    }
    // Not all pages of all people at once after the server was away.
    await pause(wait * (0.5 + Math.random() / 2), signal);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

const isFinal = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.status < 500 && cause.status !== 429;

async function followOnce(signal: AbortSignal, onUnread: (unread: number) => void): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  try {
    const response = await callFile(notice_stream, {
      signal: AbortSignal.any([signal, silence.signal]),
      accept: 'text/event-stream',
      quiet: true,
    });
    if (response.body === null) return;
    for await (const { event, data } of readEvents(response.body, heard))
      if (event === 'unread') onUnread(unreadNews.parse(JSON.parse(data)).unread);
  } finally {
    clearTimeout(timer);
  }
}
