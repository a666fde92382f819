import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import type { FilterOfReport } from '@lienzo/schema/reports/report-filter-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { notify } from '../../../shared/notices/notify';
import { filtersQuery } from './filters-query';

/** Whose downloads have the values. */
export type FilterAudience = 'me' | 'all';

type Saving = { whom: FilterAudience; filters: FilterOfReport[] };

/** Saves the values of a report's filters; for oneself without filters, those of the report are in force again. */
export function useSaveFilters({ id }: ReportSummary, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { thing: 'filters' },
    mutationFn: ({ whom, filters }: Saving) => {
      const changes = filters.map(({ grupo = null, ...filter }) => ({ ...filter, grupo }));
      const body = { filtro: { report_id: id, filters: changes } };
      return whom === 'me'
        ? call(endpoints.update_own_filters, { body })
        : call(endpoints.update_filters, { body });
    },
    onSuccess: (answer, { whom, filters }) => {
      queryClient.setQueryData(filtersQuery(id).queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: ['reports'] });
      notify.success(doneOf(whom, filters.length));
      onSaved();
    },
  });
}

function doneOf(whom: FilterAudience, count: number): string {
  if (count === 0) return reportMessages.ownFiltersDropped;
  return whom === 'me' ? reportMessages.filtersSavedForMe : reportMessages.filtersSavedForAll;
}
