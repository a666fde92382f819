import { endpoints } from '@lienzo/schema/endpoints';
import type { KeptFilters } from '@lienzo/schema/reports/kept-filters';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

/** What the person has set of a report's filters for their own downloads: a file for others begins with it. */
export const ownKeptQuery = ({ id, es_estatico }: Pick<ReportSummary, 'id' | 'es_estatico'>) =>
  queryOptions({
    queryKey: ['own-kept-filters', id],
    queryFn: async ({ signal }): Promise<KeptFilters> => {
      const query = { report_id: id };
      if (!es_estatico) {
        const { own } = await call(endpoints.get_filters, { query, signal, quiet: true });
        return { static_values: [], changes: own };
      }
      const { result } = await call(endpoints.get_static_filters, { query, signal, quiet: true });
      return { static_values: result.map(({ id: filter, valor }) => ({ id: filter, valor })), changes: [] };
    },
    // They are changed on the card of the report, and by downloads.
    staleTime: 0,
    gcTime: 0,
  });
