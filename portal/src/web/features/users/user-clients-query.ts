import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call';

/** The clients of an Ejecutivo, and those to choose from. */
export const userClientsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user-clients', userId],
    queryFn: ({ signal }) =>
      call(endpoints.get_user_organization_clients, { query: { user_id: userId }, signal }),
  });
