import type { SessionAnswer } from '@lienzo/schema/accounts/session-endpoints';
import { createStore } from 'zustand/vanilla';

export type SessionState =
  /** The page was just loaded and the cookie has not been tried yet. */
  | { status: 'restoring' }
  | { status: 'anonymous' }
  | { status: 'active'; session: SessionAnswer }
  /** The server ended it during use: the screen stays, the password is asked for again. */
  | { status: 'expired'; session: SessionAnswer };

/** Messages to other tabs. */
export type SessionNews = 'started' | 'ended';

export type SessionKeeperParts = {
  /** Requests a new access token with the cookie; null when the cookie is no longer valid. */
  requestRefresh: () => Promise<SessionAnswer | null>;
  /** Broadcasts to other tabs. */
  announce: (news: SessionNews) => void;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** A token that expires within this time is renewed before it is used. */
const RENEW_BEFORE_MS = 20_000;

/**
 * Holds the session and the access token, in memory only. Concurrent requests for a token share one refresh (DESIGN §4:
 * the cookie rotates, so a second refresh would be refused).
 */
export function createSessionKeeper({ requestRefresh, announce, now }: SessionKeeperParts) {
  const store = createStore<SessionState>(() => ({ status: 'restoring' }));
  let tokenEnds = 0;
  let underWay: Promise<SessionAnswer | null> | null = null;

  const set = (next: SessionState): void => store.setState(next, true);

  function accept(session: SessionAnswer): void {
    tokenEnds = now() + session.expires_in * 1000;
    set({ status: 'active', session });
  }

  /** Signs out here when the cookie is no longer valid; a lost connection changes nothing and is thrown. */
  async function refresh(): Promise<SessionAnswer | null> {
    const session = await requestRefresh();
    const state = store.getState();
    if (session !== null) accept(session);
    else if (state.status === 'active') set({ status: 'expired', session: state.session });
    else if (state.status === 'restoring') set({ status: 'anonymous' });
    return session;
  }

  const renew = (): Promise<SessionAnswer | null> => {
    underWay ??= refresh().finally(() => {
      underWay = null;
    });
    return underWay;
  };

  return {
    store,
    state: store.getState,
    renew,
    /** The token for the next call, renewed if it is about to expire; null without a session. */
    async token(): Promise<string | null> {
      const state = store.getState();
      if (state.status !== 'active') return null;
      if (now() < tokenEnds - RENEW_BEFORE_MS) return state.session.access_token;
      return (await renew())?.access_token ?? null;
    },
    /** After page load: anonymous immediately when nobody signed in before, else by the cookie. */
    async restore(hadSession: boolean): Promise<void> {
      if (store.getState().status !== 'restoring') return;
      if (!hadSession) set({ status: 'anonymous' });
      else await renew();
    },
    start(session: SessionAnswer): void {
      accept(session);
      announce('started');
    },
    end(): void {
      set({ status: 'anonymous' });
      announce('ended');
    },
    /** Another tab signed in or out. `keepScreen`: there is unsaved work here, so ask for the password over it. */
    async follow(news: SessionNews, keepScreen: boolean): Promise<void> {
      const state = store.getState();
      if (news === 'started') await renew();
      else if (state.status === 'active' && keepScreen) set({ status: 'expired', session: state.session });
      else if (state.status !== 'anonymous') set({ status: 'anonymous' });
    },
  };
}
