import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

/** Changes with a save only; a report whose picture fails keeps its neutral page. */
export const thumbnailQuery = ({ id, updated_at }: Pick<ReportSummary, 'id' | 'updated_at'>) =>
  queryOptions({
    queryKey: ['report-thumbnail', id, updated_at],
    queryFn: ({ signal }) => call(endpoints.get_thumbnail, { query: { report_id: id }, signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10 * 60_000,
    retry: false,
  });
