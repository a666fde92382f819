import {
  type StaticFilter,
  type StaticValues,
  staticFilterProblems,
} from '@lienzo/schema/data/static-filter';
import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../../shared/api/call';
import { notify } from '../../../shared/notices/notify';
import { StaticFilterField } from './StaticFilterField';
import { staticFiltersQuery } from './static-filters-query';

type StaticFiltersFormProps = {
  report: ReportSummary;
  saved: readonly StaticFilter[];
  /** Unsaved values by the filter's number. */
  drafts: StaticValues;
  setDrafts: (drafts: StaticValues) => void;
  close: () => void;
};

/** The user's own values of a static report's filters. Drafts are kept by the menu, so that closing it loses nothing. */
export function StaticFiltersForm({ report, saved, drafts, setDrafts, close }: StaticFiltersFormProps) {
  const [showProblems, setShowProblems] = useState(false);
  const queryClient = useQueryClient();
  const filters = saved.map((filter) => ({ ...filter, valor: drafts[filter.id] ?? filter.valor }));
  const problems = staticFilterProblems(filters);
  const save = useMutation({
    meta: { thing: 'filters' },
    mutationFn: () => {
      const changed = Object.entries(drafts).map(([id, valor]) => ({ id: Number(id), valor }));
      return call(endpoints.update_filter_s, {
        body: { filtro: { report_id: report.id, filters: changed } },
      });
    },
    onSuccess: ({ result }) => {
      queryClient.setQueryData(staticFiltersQuery(report.id).queryKey, result);
      setDrafts({});
      notify.success(reportMessages.filtersSaved);
      close();
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    // Synchronously, so that the first invalid field can take the focus.
    flushSync(() => setShowProblems(true));
    if (Object.keys(problems).length === 0) save.mutate();
    else form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {filters.map((filter) => (
          <StaticFilterField
            key={filter.id}
            filter={filter}
            error={showProblems ? problems[filter.id] : undefined}
            change={(valor) => setDrafts({ ...drafts, [filter.id]: valor })}
          />
        ))}
      </Stack>
      <Text size="xs" c="dimmed" my="sm">
        {reportMessages.staticFiltersHelp}
      </Text>
      <Button type="submit" fullWidth loading={save.isPending} disabled={Object.keys(drafts).length === 0}>
        {reportMessages.saveFilters}
      </Button>
    </form>
  );
}
