import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import type { ScheduleWhen } from '@lienzo/schema/reports/schedule-when';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { ActionIcon, CloseButton, Group, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { parametersQuery } from '../../../../shared/reports/parameters-query';
import { KeptFilterFields } from '../../filters/KeptFilterFields';
import { ScheduleParameters } from '../ScheduleParameters';
import classes from '../schedules.module.css';
import type { OutputOf } from './output-of';

const { form, screen } = scheduleMessages;
const { output: texts } = form;

export type KeptReport = OutputOf<'combination'>['reports'][number];

type FurtherReportProps = {
  kept: KeptReport;
  /** In the file, from 1. */
  place: number;
  /** undefined: it is gone, or the person does not see it any more. */
  report: ReportSummary | undefined;
  isLast: boolean;
  when: ScheduleWhen;
  change: (next: KeptReport) => void;
  tellFilters: (reportId: number, problem: string | null) => void;
  move: (step: -1 | 1) => void;
  remove: () => void;
  showProblems: boolean;
};

/** A report of a combined file after the first one, with the values that every run has. */
export function FurtherReport({ kept, place, report, isLast, when, change, ...acts }: FurtherReportProps) {
  const { tellFilters, move, remove, showProblems } = acts;
  const { data: parameters = [] } = useQuery(parametersQuery(report === undefined ? null : kept.report_id));
  const name = report?.nombre ?? screen.noReport;
  return (
    <li className={classes.furtherReport}>
      <Group gap={4} wrap="nowrap">
        <Text fw={550} className={classes.furtherName ?? ''}>
          <span className="lienzo-figures">{place}.</span> {name}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={texts.up(name)}
          disabled={place === 2}
          onClick={() => move(-1)}
        >
          <IconArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={texts.down(name)}
          disabled={isLast}
          onClick={() => move(1)}
        >
          <IconArrowDown size={16} aria-hidden />
        </ActionIcon>
        <CloseButton size="md" aria-label={texts.removeReport(name)} onClick={remove} />
      </Group>
      {report !== undefined && (
        <Stack gap="sm" mt={4}>
          <ScheduleParameters
            parameters={parameters}
            when={when}
            value={kept.parametros}
            change={(parametros) => change({ ...kept, parametros })}
            error={showProblems}
          />
          <KeptFilterFields
            report={report}
            value={kept.kept_filters}
            change={(kept_filters, problem) => {
              tellFilters(kept.report_id, problem);
              change({ ...kept, kept_filters });
            }}
            help={form.filtersHelp}
            error={showProblems}
            {...(parameters.length === 0 && { none: reportMessages.kept.none })}
          />
        </Stack>
      )}
    </li>
  );
}
