import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call';

/** The clients that the person sees, with their figures. */
export const clientsQuery = queryOptions({
  queryKey: ['clients'],
  queryFn: ({ signal }) => call(endpoints.client, { signal }),
});

/** The users of a client. */
export const clientUsersQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['clients', clientId, 'users'],
    queryFn: ({ signal }) => call(endpoints.organizationsUser, { query: { client_id: clientId }, signal }),
  });

/** What was entered of a client. */
export const clientDetailQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['clients', 'detail', clientId],
    queryFn: ({ signal }) => call(endpoints.client_detail, { query: { client_id: clientId }, signal }),
  });
