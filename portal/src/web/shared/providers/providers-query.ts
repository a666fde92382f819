import { endpoints } from '@lienzo/schema/api/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call';

/** The providers, for a SuperAdmin alone; their screen and the choice on creating a collaborator share one copy. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: ({ signal }) => call(endpoints.organizations, { signal }),
});
