import { NO_KEPT_FILTERS } from '@lienzo/schema/reports/kept-filters';
import { COMBINED_REPORTS } from '@lienzo/schema/reports/render-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { Select, Stack, Switch, Text } from '@mantine/core';
import { moveEntry } from '../../combining/move-entry';
import type { ScheduledReportProps } from '../ScheduledReportFields';
import classes from '../schedules.module.css';
import { FurtherReport, type KeptReport } from './FurtherReport';
import type { OutputOf } from './output-of';

const { form } = scheduleMessages;
const { output: texts } = form;
const { combined } = reportMessages;

type CombinationFieldsProps = ScheduledReportProps & { output: OutputOf<'combination'> };

/** The reports after the schedule's own, in the order of the file, each with values of its own. */
export function CombinationFields(props: CombinationFieldsProps) {
  const { draft, change, errors, reports, tellFilters, output } = props;
  const set = (next: Partial<OutputOf<'combination'>>): void => change({ output: { ...output, ...next } });
  const chosen = output.reports;
  const setReport = (at: number, next: KeptReport): void => set({ reports: chosen.with(at, next) });
  const ids = [draft.report_id, ...chosen.map(({ report_id }) => report_id)];
  const offered = reports.filter(({ id, can }) => can.combine && !ids.includes(id));
  const isFull = ids.length >= COMBINED_REPORTS.most;
  return (
    <Stack gap="sm">
      {chosen.length > 0 && (
        <div>
          <Text size="sm" c="dimmed" mb={6}>
            {texts.orderHelp}
          </Text>
          <ol className={classes.further} aria-label={combined.order}>
            {chosen.map((one, at) => (
              <FurtherReport
                key={one.report_id}
                kept={one}
                place={at + 2}
                report={reports.find(({ id }) => id === one.report_id)}
                isLast={at === chosen.length - 1}
                when={draft.when}
                change={(next) => setReport(at, next)}
                tellFilters={tellFilters}
                move={(step) => set({ reports: moveEntry(chosen, at, at + step) })}
                remove={() => {
                  tellFilters(one.report_id, null);
                  set({ reports: chosen.toSpliced(at, 1) });
                }}
                showProblems={errors['output.reports'] !== undefined}
              />
            ))}
          </ol>
        </div>
      )}
      <Select
        label={texts.addReport}
        data-path="output.reports"
        placeholder={texts.addPlaceholder}
        searchable
        disabled={isFull}
        description={isFull ? combined.most(COMBINED_REPORTS.most) : undefined}
        nothingFoundMessage={form.nothingFound}
        data={offered.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
        value={null}
        error={errors['output.reports']}
        onChange={(id) => {
          if (id === null) return;
          const added = { report_id: Number(id), parametros: {}, kept_filters: NO_KEPT_FILTERS };
          set({ reports: [...chosen, added] });
        }}
      />
      <Switch
        label={combined.cover}
        description={texts.coverHelp}
        checked={output.cover}
        onChange={({ currentTarget }) => set({ cover: currentTarget.checked })}
      />
      <Switch
        label={combined.contents}
        description={combined.contentsHelp}
        checked={output.table_of_contents}
        onChange={({ currentTarget }) => set({ table_of_contents: currentTarget.checked })}
      />
    </Stack>
  );
}
