import { get_parameters } from '@lienzo/schema/reports/report-parameter-endpoints';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../api/call';

/** The parameters of a report; of none while no report is chosen. */
export const parametersQuery = (reportId: number | null) =>
  queryOptions({
    queryKey: ['report parameters', reportId],
    queryFn:
      reportId === null
        ? skipToken
        : async ({ signal }) => {
            const { result } = await call(get_parameters, {
              query: { report_ids: String(reportId) },
              signal,
              quiet: true,
            });
            return result[0]?.parametros ?? [];
          },
  });
