import {
  directorySubscriptions,
  get_notice_preferences,
} from '@lienzo/schema/notices/notification-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { NOTICES_KEY } from '../../shared/live/notices-key';

/** The folders that the user follows. */
export const subscriptionsQuery = queryOptions({
  queryKey: [NOTICES_KEY, 'subscriptions'],
  queryFn: ({ signal }) => call(directorySubscriptions, { signal }),
  staleTime: 0,
});

/** The user's mail preferences. */
export const preferencesQuery = queryOptions({
  queryKey: ['notice-preferences'],
  queryFn: ({ signal }) => call(get_notice_preferences, { signal }),
});
