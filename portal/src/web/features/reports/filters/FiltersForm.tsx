import { endpoints } from '@lienzo/schema/api/endpoints';
import type { ReportSummary } from '@lienzo/schema/api/report-endpoints';
import type { FilterOfReport } from '@lienzo/schema/api/report-filter-endpoints';
import { reportMessages } from '@lienzo/schema/messages/report-messages';
import { Button, ScrollArea, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../../shared/api/call';
import { notify } from '../../../shared/notices/notify';
import { FilterFields } from './FilterFields';
import { draftGroup, type FilterDrafts, filterProblems, groupFilters, withDrafts } from './filter-drafts';
import { filtersQuery } from './filters-query';

type FiltersFormProps = {
  report: ReportSummary;
  saved: readonly FilterOfReport[];
  drafts: FilterDrafts;
  setDrafts: (drafts: FilterDrafts) => void;
  close: () => void;
};

/** The values of a report's filters. Drafts are kept by the menu, so that closing it loses nothing. */
export function FiltersForm({ report, saved, drafts, setDrafts, close }: FiltersFormProps) {
  const [showProblems, setShowProblems] = useState(false);
  const queryClient = useQueryClient();
  const filters = withDrafts(saved, drafts);
  const groups = groupFilters(saved);
  const readOnly = !report.can.edit;
  const save = useMutation({
    meta: { thing: 'filters' },
    mutationFn: (changed: FilterOfReport[]) =>
      call(endpoints.update_filters, { body: { filtro: { report_id: report.id, filters: changed } } }),
    onSuccess: ({ result }) => {
      queryClient.setQueryData(filtersQuery(report.id).queryKey, result);
      void queryClient.invalidateQueries({ queryKey: ['reports'] });
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
    if (filters.every((filter) => Object.keys(filterProblems(filter)).length === 0)) {
      save.mutate(filters);
      return;
    }
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <ScrollArea.Autosize mah="min(340px, 44dvh)" offsetScrollbars>
        <Stack gap="sm">
          {groups.map((group) =>
            withDrafts(group.members.slice(0, 1), drafts).map((filter) => (
              <FilterFields
                key={group.key}
                filter={filter}
                items={group.members.length}
                showProblems={showProblems}
                disabled={readOnly}
                change={(draft) => setDrafts(draftGroup(drafts, group, draft))}
              />
            )),
          )}
        </Stack>
      </ScrollArea.Autosize>
      <Text size="xs" c="dimmed" my="sm">
        {readOnly ? reportMessages.filtersReadOnly : reportMessages.filtersHelp}
      </Text>
      {!readOnly && (
        <Button type="submit" fullWidth loading={save.isPending} disabled={Object.keys(drafts).length === 0}>
          {reportMessages.saveFilters}
        </Button>
      )}
    </form>
  );
}
