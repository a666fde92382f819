import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSessionState } from '../session/use-session';
import { followUnread } from './follow-unread';
import { NOTICES_KEY } from './notices-key';
import { unreadQuery } from './unread-query';

/** Keeps the count of unread notices live while the session is; new ones refresh the lists that are open. */
export function useUnreadStream(): void {
  const queryClient = useQueryClient();
  const state = useSessionState();
  const userId = state.status === 'active' ? state.session.userId : null;
  useEffect(() => {
    if (userId === null) return;
    const { queryKey } = unreadQuery(userId);
    return followUnread(userId, (unread) => {
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, unread);
      if (before !== undefined && unread > before)
        void queryClient.invalidateQueries({ queryKey: [NOTICES_KEY] });
    });
  }, [userId, queryClient]);
}
