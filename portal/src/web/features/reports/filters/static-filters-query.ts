import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

const read = (reportId: number, signal: AbortSignal) =>
  call(endpoints.get_static_filters, { query: { report_id: reportId }, signal, quiet: true });

/** The filters of a static report as it comes, today. */
export const staticDefaultsQuery = (reportId: number) =>
  queryOptions({
    queryKey: ['static-defaults', reportId],
    queryFn: async ({ signal }) => (await read(reportId, signal)).defaults,
  });

/** The filters of a static report with the user's own values. */
export const staticFiltersQuery = (reportId: number) =>
  queryOptions({
    queryKey: ['static-filters', reportId],
    queryFn: async ({ signal }) => (await read(reportId, signal)).result,
    // A download changes them too.
    staleTime: 0,
  });
