/** Hears of new notices from any process of the portal and passes it on to the streams that this one holds open. */
import pg from 'pg';
import { NOTICE_CHANNEL } from '../database/repositories/folder-notices.ts';
import type { Logger } from '../log/logger.ts';

export type Follower = {
  /** The person's notices have changed, or may have. */
  changed(): void;
  /** The stream must end: the portal stops, or the person has too many. */
  end(): void;
};

export type NoticeHub = {
  /** @returns what stops following. */
  follow(userId: string, follower: Follower): () => void;
};

export type OpenNoticeHub = NoticeHub & { close(): Promise<void> };

/** A person's open streams in one process; the oldest gives way. */
const STREAMS_OF_PERSON = 20;
/** Milliseconds before the first new attempt to connect; doubled up to the longest. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** @param url as the API's role; the one connection is made for the first follower. */
export function openNoticeHub(url: string, logger: Logger): OpenNoticeHub {
  const followers = new Map<string, Set<Follower>>();
  const everyone = () => [...followers.values()].flatMap((own) => [...own]);
  const tell = (told: Iterable<Follower>): void => {
    for (const one of told) one.changed();
  };
  const listener = keepListening(url, logger, {
    // What was said while nobody listened is lost, so everybody looks.
    connected: () => tell(everyone()),
    said: (payload) => {
      for (const userId of payload.split(',')) tell(followers.get(userId) ?? []);
    },
  });
  return {
    follow(userId, follower) {
      listener.start();
      const own = followers.get(userId) ?? new Set();
      followers.set(userId, own.add(follower));
      const [oldest] = own;
      if (own.size > STREAMS_OF_PERSON) oldest?.end();
      return () => {
        own.delete(follower);
        if (own.size === 0 && followers.get(userId) === own) followers.delete(userId);
      };
    },
    async close() {
      for (const one of everyone()) one.end();
      await listener.stop();
    },
  };
}

type Heard = { connected(): void; said(payload: string): void };

/** One connection that listens, made anew whenever it is lost. */
function keepListening(url: string, logger: Logger, heard: Heard) {
  let state: 'idle' | 'running' | 'stopped' = 'idle';
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = FIRST_WAIT;

  const retry = (error: unknown): void => {
    if (state !== 'running') return;
    logger.warn('notice_listener_lost', { error });
    clearTimeout(timer);
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
  const connect = (): void => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'lienzo notices',
      keepAlive: true,
    });
    client = next;
    let lost = false;
    const lose = (error: unknown): void => {
      if (lost) return;
      lost = true;
      next.end().catch((ending: unknown) => logger.debug('notice_listener_end', { error: ending }));
      retry(error);
    };
    next.on('error', lose);
    next.on('end', () => lose(new Error('the connection ended')));
    next.on('notification', ({ payload }) => heard.said(payload ?? ''));
    next
      .connect()
      .then(() => next.query(`listen ${NOTICE_CHANNEL}`))
      .then(() => {
        wait = FIRST_WAIT;
        heard.connected();
      }, lose);
  };
  return {
    start() {
      if (state !== 'idle') return;
      state = 'running';
      connect();
    },
    async stop() {
      const wasRunning = state === 'running';
      state = 'stopped';
      clearTimeout(timer);
      if (wasRunning) await client?.end();
    },
  };
}
