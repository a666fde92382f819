/** The process's connection for LISTEN, reconnected whenever it is lost. */
import pg from 'pg';
import { CALL_LIMITS } from '../../../platform/call-limits.ts';
import type { Logger } from '../../../platform/log/logger.ts';
import { FOLDER_CHANNEL } from '../../directory/directory.ts';
import { CAPTURE_CHANNEL } from '../repositories/capture-signals.ts';
import { NOTICE_CHANNEL } from '../repositories/folder-notices.ts';
import { RENDER_CHANNEL } from './render-channel.ts';

export type ListenHandlers = {
  /** After a reconnection, or a first connection that took several attempts: signals may be lost. */
  listeningAgain(): void;
  /** These users' notices have changed. */
  people(userIds: string[]): void;
  /** A folder has changed: the payload of `announceFolders`. */
  folder(said: string): void;
  /** The capture of a period: the payload of `announceCapture`. */
  capture(said: string): void;
  /** Files that a user asked for have changed. */
  renders(userId: string): void;
};

/** Milliseconds before the first reconnection attempt; doubled up to the maximum. */
const MIN_WAIT_MS = 500;
const MAX_WAIT_MS = 15_000;

export function keepListening(url: string, logger: Logger, handlers: ListenHandlers) {
  let state: 'idle' | 'running' | 'stopped' = 'idle';
  let isFirst = true;
  const attempted = Promise.withResolvers<void>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = MIN_WAIT_MS;

  const endAttempt = (): void => {
    isFirst = false;
    attempted.resolve();
  };
  const retry = (error: unknown): void => {
    if (state !== 'running') return;
    logger.warn('notice_listener_lost', { error });
    clearTimeout(timer);
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, MAX_WAIT_MS);
  };
  const connect = (): void => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'lienzo notices',
      connectionTimeoutMillis: CALL_LIMITS.database.connect,
      keepAlive: true,
    });
    client = next;
    let lost = false;
    const lose = (error: unknown): void => {
      if (lost) return;
      lost = true;
      endAttempt();
      next.end().catch((ending: unknown) => logger.debug('notice_listener_end', { error: ending }));
      retry(error);
    };
    next.on('error', lose);
    next.on('end', () => lose(new Error('the connection ended')));
    next.on('notification', (signal) => pass(signal, handlers));
    next
      .connect()
      .then(() =>
        next.query(
          [NOTICE_CHANNEL, FOLDER_CHANNEL, RENDER_CHANNEL, CAPTURE_CHANNEL]
            .map((one) => `listen ${one}`)
            .join('; '),
        ),
      )
      .then(() => {
        wait = MIN_WAIT_MS;
        if (!isFirst) handlers.listeningAgain();
        endAttempt();
      }, lose);
  };
  return {
    /** Starts when it has not. @returns once it listens, or its first attempt has failed and the next ones go on. */
    start(): Promise<void> {
      if (state === 'idle') {
        state = 'running';
        connect();
      }
      return attempted.promise;
    },
    async stop() {
      const wasRunning = state === 'running';
      state = 'stopped';
      attempted.resolve();
      clearTimeout(timer);
      if (wasRunning) await client?.end();
    },
  };
}

function pass({ channel, payload = '' }: pg.Notification, handlers: ListenHandlers): void {
  if (channel === FOLDER_CHANNEL) handlers.folder(payload);
  else if (channel === CAPTURE_CHANNEL) handlers.capture(payload);
  else if (channel === RENDER_CHANNEL) handlers.renders(payload);
  else handlers.people(payload.split(','));
}
