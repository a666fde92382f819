import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

/** The filters of a report, and the caller's own values of them. */
export const filtersQuery = (reportId: number) =>
  queryOptions({
    queryKey: ['report-filters', reportId],
    queryFn: ({ signal }) =>
      call(endpoints.get_filters, { query: { report_id: reportId }, signal, quiet: true }),
  });
