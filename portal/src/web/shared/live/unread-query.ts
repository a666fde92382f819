import { has_notificacions } from '@lienzo/schema/notices/notification-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call';

/** How many of each of the two lists; the stream says when it has changed. */
export const unreadByKindQuery = (userId: string) =>
  queryOptions({
    queryKey: ['unread', userId, 'kinds'],
    queryFn: async ({ signal }) => (await call(has_notificacions, { signal, quiet: true })).unread_by_kind,
    staleTime: 0,
    meta: { handlesErrors: true },
  });

/** How many notices a person has not read; the stream keeps it up to date. */
export const unreadQuery = (userId: string) =>
  queryOptions({
    queryKey: ['unread', userId],
    queryFn: async ({ signal }) => (await call(has_notificacions, { signal, quiet: true })).unread,
    meta: { handlesErrors: true },
  });
