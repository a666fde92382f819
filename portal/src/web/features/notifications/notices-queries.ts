import { HISTORY_PAGE } from '@lienzo/schema/directory/directory-endpoints';
import { directoryNotifications, notificacions } from '@lienzo/schema/notices/notification-endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { NOTICES_KEY } from '../../shared/live/notices-key';

/** The notices of incidents. */
export const incidentNoticesQuery = queryOptions({
  queryKey: [NOTICES_KEY, 'incidents'],
  queryFn: ({ signal }) => call(notificacions, { signal }),
});

/** Events in followed folders: pages of 18, an empty one is the end (specification 2 §9). */
export const folderNoticesQuery = infiniteQueryOptions({
  queryKey: [NOTICES_KEY, 'folders'],
  queryFn: ({ pageParam, signal }) =>
    call(directoryNotifications, { query: { page: pageParam, num_items: HISTORY_PAGE }, signal }),
  initialPageParam: 1,
  getNextPageParam: (last, _pages, page) => (last.days.length === 0 ? undefined : page + 1),
});
