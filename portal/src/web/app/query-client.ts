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
      /** Key of the action for `notify`. */
      thing?: string;
    };
  }
}

/** Errors that the session dialog or a banner already shows. */
const isReportedElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.code === 'unsupported_version');

/**
 * Shows the first code of `errorList` as an error toast unless the caller handles it (specification 1 §7). A query
 * without data shows its screen's own error state; one with data keeps it and shows the toast.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.state.data === undefined || query.meta?.handlesErrors || isReportedElsewhere(error)) return;
      // The banner shows it, and the query continues once the connection is back.
      if (error instanceof ConnectionError && connection.isLost()) return;
      notify.danger(messageOf(error));
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (mutation.meta?.handlesErrors || isReportedElsewhere(error)) return;
      notify.danger(messageOf(error), mutation.meta?.thing);
    },
    onSuccess: (_data, _variables, _result, mutation) => notify.forget(mutation.meta?.thing),
  }),
  defaultOptions: {
    // Queries fail without a network, visibly, instead of being paused silently; `refetchOnReconnect` refetches them.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      // A refusal by the server is not retried; a lost connection or a starting database is.
      retry: (failures, error) =>
        error instanceof ApiError ? error.status === 503 && failures < 2 : failures < 1,
    },
  },
});
