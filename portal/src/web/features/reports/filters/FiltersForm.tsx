import { FilterUnionField } from '@lienzo/editor/filter-union';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import type { FiltersOfReport } from '@lienzo/schema/reports/report-filter-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Button, Paper, ScrollArea, Stack, Text } from '@mantine/core';
import { Fragment, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FilterFields } from './FilterFields';
import {
  canJoin,
  draftGroup,
  draftUnion,
  type FilterDrafts,
  filterProblems,
  groupDrafts,
  groupFilters,
  isRegrouped,
  withDrafts,
  withOwn,
} from './filter-drafts';
import classes from './filters.module.css';
import { type FilterAudience, useSaveFilters } from './use-save-filters';

type FiltersFormProps = {
  report: ReportSummary;
  saved: FiltersOfReport;
  drafts: FilterDrafts;
  setDrafts: (drafts: FilterDrafts) => void;
  close: () => void;
};

/**
 * The values of a report's filters: for the person's own downloads, or for everybody's. Drafts are kept by the menu, so
 * that closing it loses nothing.
 */
export function FiltersForm({ report, saved, drafts, setDrafts, close }: FiltersFormProps) {
  const [showProblems, setShowProblems] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const inForce = withDrafts(withOwn(saved), groupDrafts(drafts));
  const groups = groupFilters(inForce);
  const isOwnUnion = isRegrouped(saved.result, inForce);
  const filters = withDrafts(inForce, drafts);
  const isUnchanged = Object.keys(drafts).length === 0;
  const save = useSaveFilters(report, () => {
    setDrafts({});
    close();
  });

  function saveFor(whom: FilterAudience): void {
    // Synchronously, so that the first invalid field can take the focus.
    flushSync(() => setShowProblems(true));
    if (filters.every((filter) => Object.keys(filterProblems(filter)).length === 0)) {
      save.mutate({ whom, filters });
      return;
    }
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    saveFor('me');
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      {saved.own.length > 0 && (
        <OwnInForce isWorking={save.isPending} revert={() => save.mutate({ whom: 'me', filters: [] })} />
      )}
      <ScrollArea.Autosize mah="min(340px, 44dvh)" offsetScrollbars>
        <div className={classes.filters}>
          {groups.map((group, at) => {
            const before = groups[at - 1];
            const union = canJoin(inForce, before, group) ? before?.members[0] : undefined;
            return withDrafts(group.members.slice(0, 1), drafts).map((filter) => (
              <Fragment key={group.key}>
                {union !== undefined && (
                  <FilterUnionField
                    before={union}
                    filter={filter}
                    disabled={save.isPending}
                    onChange={(next) => setDrafts(draftUnion(drafts, inForce, group, next))}
                  />
                )}
                <FilterFields
                  filter={filter}
                  items={group.members.length}
                  isJoined={group.union === 'o' || groups[at + 1]?.union === 'o'}
                  showProblems={showProblems}
                  disabled={save.isPending}
                  change={(draft) => setDrafts(draftGroup(drafts, group, draft))}
                />
              </Fragment>
            ));
          })}
        </div>
      </ScrollArea.Autosize>
      <Text size="xs" c="dimmed" my="sm">
        {groups.length > 1 && `${reportMessages.filterUnionHelp} `}
        {helpOf(report.can.edit, isOwnUnion)}
      </Text>
      <Stack gap="xs">
        <Button type="submit" fullWidth loading={save.isPending} disabled={isUnchanged}>
          {reportMessages.saveFiltersForMe}
        </Button>
        {report.can.edit && (
          <Button
            variant="default"
            fullWidth
            disabled={save.isPending || isOwnUnion || (isUnchanged && saved.own.length === 0)}
            onClick={() => saveFor('all')}
          >
            {reportMessages.saveFiltersForAll}
          </Button>
        )}
      </Stack>
    </form>
  );
}

function helpOf(canEdit: boolean, isOwnUnion: boolean): string {
  if (!canEdit) return reportMessages.filtersHelpOwn;
  return isOwnUnion ? reportMessages.filterUnionOwn : reportMessages.filtersHelp;
}

function OwnInForce({ isWorking, revert }: { isWorking: boolean; revert: () => void }) {
  return (
    <Paper withBorder p="xs" mb="sm" role="note">
      <Text size="xs">{reportMessages.ownFilters}</Text>
      <Button variant="subtle" size="compact-xs" mt={4} loading={isWorking} onClick={revert}>
        {reportMessages.dropOwnFilters}
      </Button>
    </Paper>
  );
}
