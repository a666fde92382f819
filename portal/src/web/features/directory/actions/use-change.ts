import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '../../../shared/api/api-error';
import { messageOf } from '../../../shared/api/message-of';
import { DIRECTORY_KEY } from '../../../shared/directory/directory-key';
import { notify } from '../../../shared/notices/notify';

/**
 * Does something that changes the directory, and reads anew what is shown of it; a refusal becomes a toast.
 * `unexplained` says what went wrong when the server has no reason to give.
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
