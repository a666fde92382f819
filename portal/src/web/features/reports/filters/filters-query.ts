import { endpoints } from '@lienzo/schema/api/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

/** The filters of a report. */
export const filtersQuery = (reportId: number) =>
  queryOptions({
    queryKey: ['report-filters', reportId],
    queryFn: async ({ signal }) =>
      (await call(endpoints.get_filters, { query: { report_id: reportId }, signal, quiet: true })).result,
  });
