import type { Query, QueryClient } from '@tanstack/react-query';
import { session } from '../shared/session/session';
import type { AppRouter } from './router';

/**
 * Keeps the page in sync with the session: signing out, here or in another tab, leads to the login; another user's data
 * is removed from the screen. @returns a function that stops it.
 */
export function syncWithSession(router: AppRouter, queryClient: QueryClient): () => void {
  let person = personOf();
  let wasExpired = false;
  return session.store.subscribe(() => {
    const before = person;
    person = personOf();
    const isBack = wasExpired && session.state().status === 'active';
    wasExpired = session.state().status === 'expired';
    if (isBack && before === person) void queryClient.refetchQueries({ predicate: failed });
    if (before === null || before === person) return;
    queryClient.clear();
    const leaving =
      person === null ? router.navigate({ to: '/', ignoreBlocker: true }) : router.invalidate({ sync: true });
    void leaving;
  });
}

/** Queries that failed while there was no session. */
const failed = (query: Query): boolean => query.state.status === 'error';

function personOf(): string | null {
  const state = session.state();
  return state.status === 'active' || state.status === 'expired' ? state.session.userId : null;
}
