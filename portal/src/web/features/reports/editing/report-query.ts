import { endpoints } from '@lienzo/schema/api/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { startReport } from '../gallery/start-report';

/**
 * A report to be edited. `opening` tells one opening of it from the next: never from the cache, and never fetched again under the editor's hands: what is on
 * the screen is newer than what is stored.
 */
export const reportQuery = (id: number, opening: number) =>
  queryOptions({
    queryKey: ['report', id, opening],
    queryFn: ({ signal }) => call(endpoints.get_report, { query: { id }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a new report begins as. Like `reportQuery`: once for each opening, and never again under its hands. */
export const starterQuery = (id: string, opening: number) =>
  queryOptions({
    queryKey: ['starter-report', id, opening],
    queryFn: ({ signal }) => startReport(id, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The data catalogue that the editor offers. */
export const tablesQuery = queryOptions({
  queryKey: ['report-tables'],
  queryFn: ({ signal }) => call(endpoints.get_report_tables, { query: {}, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
