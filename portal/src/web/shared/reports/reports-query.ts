import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call';

/** The reports visible to the user; shared by the list, home and the search. */
export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) => call(endpoints.get_reports, { query: {}, signal }),
});
