import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportAuditEntry } from '@lienzo/schema/reports/report-audit-endpoints';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

/** The audit, a page of the newest movements after the other. */
export const reportAuditQuery = (q: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['report-audit', { q }],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.get_audit_report, { query: { q, before: pageParam }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    // What happened a moment ago is what is looked for.
    staleTime: 0,
  });

/** Both versions of a movement; whether they may be restored changes with the report. */
export const movementQuery = ({ id, id_reporte }: Pick<ReportAuditEntry, 'id' | 'id_reporte'>) =>
  queryOptions({
    queryKey: ['report-audit', 'movement', id],
    queryFn: async ({ signal }) => {
      const query = { id_report: id_reporte, id };
      return (await call(endpoints.get_audit_detail_report, { query, signal })).result;
    },
    staleTime: 0,
  });
