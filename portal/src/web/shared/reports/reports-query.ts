import { endpoints } from '@lienzo/schema/api/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call';

/** The reports that the person may see; the list, home and the search share one copy. */
export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) => call(endpoints.get_reports, { query: {}, signal }),
});
