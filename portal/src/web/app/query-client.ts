import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../shared/api/api-error';
import { connection } from '../shared/api/connection';
import { ConnectionError } from '../shared/api/connection-error';
import { messageOf } from '../shared/api/message-of';
import { notify } from '../shared/notices/notify';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { handlesErrors?: boolean };
    mutationMeta: {
      handlesErrors?: boolean;
      /** What is tried, as `notify` names it. */
      thing?: string;
    };
  }
}

/** What the session's own dialog or a banner says already; a toast would say it twice. */
const isSaidElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.code === 'unsupported_version');

/**
 * The first code of `errorList` becomes a danger toast unless the caller handles it (specification 1 §7). A
 * query without data shows its screen's own error state; one that has data keeps it, and the toast tells.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.state.data === undefined || query.meta?.handlesErrors || isSaidElsewhere(error)) return;
      // The banner says it, and the query goes on once the connection is back.
      if (error instanceof ConnectionError && connection.isLost()) return;
      notify.danger(messageOf(error));
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (mutation.meta?.handlesErrors || isSaidElsewhere(error)) return;
      notify.danger(messageOf(error), mutation.meta?.thing);
    },
    onSuccess: (_data, _variables, _result, mutation) => notify.forget(mutation.meta?.thing),
  }),
  defaultOptions: {
    // Without a network they fail, and say so, rather than wait without a word; `followConnection` takes them up.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      // What the server refused it will refuse again; a lost connection or a database that starts may come back.
      retry: (failures, error) =>
        error instanceof ApiError ? error.status === 503 && failures < 2 : failures < 1,
    },
  },
});
