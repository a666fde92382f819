import {
  login as loginEndpoint,
  logout as logoutEndpoint,
  refresh as refreshEndpoint,
  type SessionAnswer,
  sessionAnswer,
} from '@lienzo/schema/accounts/session-endpoints';
import { z } from 'zod';
import { ApiError } from '../api/api-error';
import { send } from '../api/send';
import { unsavedWork } from '../unsaved/unsaved-work';
import { organizationLook, sessionHint } from './organization-look';
import { createSessionKeeper } from './session-keeper';

const channel = new BroadcastChannel('lienzo-session');
const sessionNews = z.enum(['started', 'ended']);

/** The cookie rotates, so tabs that renew at the same time must take turns. */
async function withTabLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('lienzo-refresh', work);
}

async function requestRefresh(): Promise<SessionAnswer | null> {
  try {
    const response = await withTabLock(() => send(refreshEndpoint));
    const session = sessionAnswer.parse(await response.json());
    organizationLook.write(session.ui);
    return session;
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status >= 500) throw cause;
    sessionHint.clear();
    return null;
  }
}

const keeper = createSessionKeeper({
  requestRefresh,
  announce: (news) => channel.postMessage(news),
  now: Date.now,
});

channel.addEventListener('message', (event) => {
  const news = sessionNews.safeParse(event.data);
  if (news.success) void keeper.follow(news.data, unsavedWork.exists());
});

/** The page's session. */
export const session = {
  ...keeper,
  restore: (): Promise<void> => keeper.restore(sessionHint.isSet()),
  /** @throws ApiError with the code `user_not_found` when mail and password do not match. */
  async login(mail: string, password: string): Promise<SessionAnswer> {
    const response = await send(loginEndpoint, { body: { mail, password, domain: 'sa' } });
    const started = sessionAnswer.parse(await response.json());
    sessionHint.set();
    organizationLook.write(started.ui);
    keeper.start(started);
    return started;
  },
  /** Signs out here and in the other tabs, also when the server cannot be reached. */
  async logout(): Promise<void> {
    try {
      await send(logoutEndpoint, { token: await keeper.token() });
    } finally {
      sessionHint.clear();
      keeper.end();
    }
  },
};
