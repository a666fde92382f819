import type { QueryClient } from '@tanstack/react-query';
import { connection } from '../shared/api/connection';

/** Refetches active queries when the connection is back. @returns a function that stops it. */
export const refetchOnReconnect = (queryClient: QueryClient): (() => void) =>
  connection.subscribe(() => {
    if (!connection.isLost()) void queryClient.invalidateQueries();
  });
