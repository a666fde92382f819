import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call';

/** The organizations, for a SuperAdmin only; shared by their screen and the form for collaborators. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: ({ signal }) => call(endpoints.organizations, { signal }),
});
