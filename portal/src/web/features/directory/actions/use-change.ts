import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '../../../shared/api/api-error';
import { messageOf } from '../../../shared/api/message-of';
import { DIRECTORY_KEY } from '../../../shared/directory/directory-key';
import { notify } from '../../../shared/notices/notify';

/**
 * Runs a change of the directory, and invalidates what is displayed of it; an error becomes a toast.
 * `unexplained` is the message for errors without a specific one.
 */
export function useChange(): (work: () => Promise<void>, unexplained?: string) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (work, unexplained) => {
      try {
        await work();
      } catch (cause) {
        const isUnexplained = cause instanceof ApiError && cause.code === 'internal_error';
        notify.danger(isUnexplained && unexplained !== undefined ? unexplained : messageOf(cause));
      } finally {
        await queryClient.invalidateQueries({ queryKey: [DIRECTORY_KEY] });
      }
    },
    [queryClient],
  );
}
