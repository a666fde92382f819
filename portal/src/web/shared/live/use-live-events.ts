import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DIRECTORY_KEY } from '../directory/directory-key';
import { rendersMayHaveChanged } from '../downloads/follow-render';
import { RENDERS_KEY } from '../downloads/renders-query';
import { CAPTURE_KEY } from '../payroll/capture-key';
import { mayOpen } from '../session/screen-roles';
import { useSessionState } from '../session/use-session';
import { observePresence } from './capture-presence';
import { followEvents } from './follow-events';
import type { LiveEvent } from './live-event';
import { NOTICES_KEY } from './notices-key';
import { refreshFolder } from './refresh-folder';
import { runSequentially } from './run-sequentially';
import { unreadByKindQuery, unreadQuery } from './unread-query';

/** A folder into which somebody sends a thousand files is not read a thousand times. */
const REST_MS = 1000;

/**
 * Keeps what is shown live while the session is: the count of unread notices and their lists, and the folders that
 * others change, the files that are made of reports, and the captures that others save. A SuperAdmin has the screens of neither (specification 1 §2).
 */
export function useLiveEvents(): void {
  const queryClient = useQueryClient();
  const state = useSessionState();
  const userId =
    state.status === 'active' && mayOpen(state.session.roleName, 'notices') ? state.session.userId : null;
  useEffect(() => {
    if (userId === null) return;
    const { queryKey } = unreadQuery(userId);
    const refresh = runSequentially(
      (folderId) => refreshFolder(queryClient, folderId),
      () => new Promise((resolve) => setTimeout(resolve, REST_MS)),
    );
    const refreshCapture = runSequentially(
      (key) =>
        queryClient.invalidateQueries({
          queryKey: [CAPTURE_KEY],
          predicate: ({ queryKey: [, paysheet, period] }) =>
            paysheet === 'summary' || `${paysheet} ${period}` === key,
        }),
      () => new Promise((resolve) => setTimeout(resolve, REST_MS)),
    );
    return followEvents(userId, (event) => {
      switch (event.kind) {
        case 'unread':
          return observeUnread(event);
        case 'folder_changed':
          return void refresh(event.folder_id);
        case 'renders_changed':
          rendersMayHaveChanged();
          void queryClient.invalidateQueries({ queryKey: [RENDERS_KEY] });
          return;
        case 'capture_changed':
          return void refreshCapture(`${event.paysheet_id} ${event.period_id}`);
        case 'capture_present':
          return observePresence('present', event);
        case 'capture_left':
          return observePresence('left', event);
        case 'resumed':
          void queryClient.invalidateQueries({ queryKey: [RENDERS_KEY] });
          void queryClient.invalidateQueries({ queryKey: [NOTICES_KEY] });
          void queryClient.invalidateQueries({ queryKey: [DIRECTORY_KEY] });
          void queryClient.invalidateQueries({ queryKey: [CAPTURE_KEY] });
          return;
        default:
          return event satisfies never;
      }
    });

    function observeUnread({ unread }: Extract<LiveEvent, { kind: 'unread' }>): void {
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, unread);
      void queryClient.invalidateQueries(unreadByKindQuery(userId ?? ''));
      if (before !== undefined && unread > before)
        void queryClient.invalidateQueries({ queryKey: [NOTICES_KEY] });
    }
  }, [userId, queryClient]);
}
