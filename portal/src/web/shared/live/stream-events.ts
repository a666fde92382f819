import { notice_stream } from '@lienzo/schema/notices/notification-endpoints';
import { z } from 'zod';
import { ApiError } from '../api/api-error';
import { callFile } from '../api/call';
import { type LiveEvent, liveEvent } from './live-event';
import { pause } from './pause';
import { readEvents, type ServerEvent } from './read-events';

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;
/** The server gives a sign of life every 20 s; silence for three of them is a lost connection. */
const SILENCE_MS = 60_000;

/**
 * Follows what the server tells until `signal` fires; a lost connection is tried again, later each time, and once
 * it is back `resumed` is told. Ends by itself when the server refuses for good, as when the session is over.
 * @param isLate whether events may have been missed before this begins.
 */
export async function streamEvents(
  signal: AbortSignal,
  onEvent: (event: LiveEvent) => void,
  isLate: boolean,
): Promise<void> {
  let wait = FIRST_WAIT_MS;
  let mayHaveMissed = isLate;
  while (!signal.aborted) {
    try {
      await followOnce(signal, onEvent, () => {
        wait = FIRST_WAIT_MS;
        if (mayHaveMissed) onEvent({ kind: 'resumed' });
      });
    } catch (cause) {
      if (signal.aborted || isFinal(cause)) return;
    }
    mayHaveMissed = true;
    // Not all pages of all people at once after the server was away.
    await pause(wait * (0.5 + Math.random() / 2), signal);
    wait = Math.min(wait * 2, MAX_WAIT_MS);
  }
}

const isFinal = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.status < 500 && cause.status !== 429;

/** @param onOpen called with the first sign that the server tells something. */
async function followOnce(
  signal: AbortSignal,
  onEvent: (event: LiveEvent) => void,
  onOpen: () => void,
): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  let isOpen = false;
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
    if (!isOpen) onOpen();
    isOpen = true;
  };
  try {
    const response = await callFile(notice_stream, {
      signal: AbortSignal.any([signal, silence.signal]),
      accept: 'text/event-stream',
      quiet: true,
    });
    if (response.body === null) return;
    for await (const reported of readEvents(response.body, heard)) {
      const event = eventOf(reported);
      if (event !== null) onEvent(event);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** null: of a kind that this page does not know. */
function eventOf({ event, data }: ServerEvent): LiveEvent | null {
  const read = liveEvent.safeParse({ kind: event, ...z.looseObject({}).parse(JSON.parse(data)) });
  return read.success ? read.data : null;
}
