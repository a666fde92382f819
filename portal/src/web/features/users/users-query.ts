import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call';

/** The collaborators that the person administers. */
export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: ({ signal }) => call(endpoints.organization_users, { signal }),
});
