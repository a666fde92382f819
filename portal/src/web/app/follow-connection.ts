import type { QueryClient } from '@tanstack/react-query';
import { connection } from '../shared/api/connection';

/** Reads what is shown anew when the connection is back: some of it was not read, the rest may be old. Returns how to stop. */
export const followConnection = (queryClient: QueryClient): (() => void) =>
  connection.subscribe(() => {
    if (!connection.isLost()) void queryClient.invalidateQueries();
  });
