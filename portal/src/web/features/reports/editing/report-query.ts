import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { readDraft } from '../drafts/draft-calls';
import { startReport } from '../gallery/start-report';

/**
 * A report to be edited. `opening` identifies one opening of it: not cached between openings, and never refetched while
 * it is open, because the edited document is newer than the stored one.
 */
export const reportQuery = (id: number, opening: number) =>
  queryOptions({
    queryKey: ['report', id, opening],
    queryFn: ({ signal }) => call(endpoints.get_report, { query: { id }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The starter report. Like `reportQuery`: loaded once for each opening. */
export const starterQuery = (id: string, opening: number) =>
  queryOptions({
    queryKey: ['starter-report', id, opening],
    queryFn: ({ signal }) => startReport(id, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The draft of a new report; null when there is none. Like `reportQuery`: loaded once for each opening. */
export const draftQuery = (id: string, opening: number) =>
  queryOptions({
    queryKey: ['report-draft', id, opening],
    queryFn: ({ signal }) => readDraft({ id }, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The data catalogue that the editor offers. */
export const tablesQuery = queryOptions({
  queryKey: ['report-tables'],
  queryFn: ({ signal }) => call(endpoints.get_report_tables, { query: {}, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
