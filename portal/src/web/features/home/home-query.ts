import { home } from '@lienzo/schema/notices/notification-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { NOTICES_KEY } from '../../shared/live/notices-key';

/** The data of the home screen; refetched on live events. */
export const homeQuery = queryOptions({
  queryKey: [NOTICES_KEY, 'home'],
  queryFn: ({ signal }) => call(home, { signal }),
  staleTime: 5_000,
});
