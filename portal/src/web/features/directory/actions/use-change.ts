import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { messageOf } from '../../../shared/api/message-of';
import { DIRECTORY_KEY } from '../../../shared/directory/directory-key';
import { notify } from '../../../shared/notices/notify';

/** Does something that changes the directory, and reads anew what is shown of it; a refusal becomes a toast. */
export function useChange(): (work: () => Promise<void>) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (work) => {
      try {
        await work();
      } catch (cause) {
        notify.danger(messageOf(cause));
      } finally {
        await queryClient.invalidateQueries({ queryKey: [DIRECTORY_KEY] });
      }
    },
    [queryClient],
  );
}
