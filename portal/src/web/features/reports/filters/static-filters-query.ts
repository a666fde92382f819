import { endpoints } from '@lienzo/schema/api/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

/** The filters of a static report with the user's own values. */
export const staticFiltersQuery = (reportId: number) =>
  queryOptions({
    queryKey: ['static-filters', reportId],
    queryFn: async ({ signal }) =>
      (await call(endpoints.get_static_filters, { query: { report_id: reportId }, signal, quiet: true }))
        .result,
    // A download changes them too.
    staleTime: 0,
  });
