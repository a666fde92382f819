import { formatMoment } from '@lienzo/schema/data/format';
import { followsEvent } from '@lienzo/schema/reports/schedule-when';
import type { Schedule } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { Badge, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import list from '../../../shared/lists/ListTable.module.css';
import { RunState } from './RunState';
import { ScheduleActions } from './ScheduleActions';
import classes from './schedules.module.css';

const { screen, title, stopped } = scheduleMessages;

type SchedulesTableProps = {
  schedules: readonly Schedule[];
  edit: (schedule: Schedule) => void;
  watch: (schedule: Schedule) => void;
  remove: (schedule: Schedule) => void;
};

/** By name; the name opens the form. */
export function SchedulesTable({ schedules, edit, watch, remove }: SchedulesTableProps) {
  const { columns } = screen;
  return (
    <div className={list.frame}>
      <Table className={list.table ?? ''} aria-label={title} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.name}</Table.Th>
            <Table.Th className={list.wide ?? ''}>{columns.when}</Table.Th>
            <Table.Th className={list.wide ?? ''}>{columns.next}</Table.Th>
            <Table.Th>{columns.last}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{screen.actions}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {schedules.map((schedule) => (
            <Table.Tr key={schedule.id}>
              <Table.Td>
                <UnstyledButton className={list.name ?? ''} onClick={() => edit(schedule)}>
                  {schedule.name}
                </UnstyledButton>
                <Text size="sm" c="dimmed" className={classes.breaks ?? ''}>
                  {screen.of(schedule.report ?? screen.noReport, schedule.owner.name)}
                </Text>
                <Text size="sm" c="dimmed" className={classes.breaks ?? ''}>
                  {schedule.delivers}
                </Text>
                {/* What the narrow table has no columns for. */}
                <div className={list.narrow}>
                  <Text size="sm">{schedule.words}</Text>
                  <NextRun schedule={schedule} />
                </div>
              </Table.Td>
              <Table.Td className={list.wide ?? ''}>{schedule.words}</Table.Td>
              <Table.Td className={list.wide ?? ''}>
                <NextRun schedule={schedule} />
              </Table.Td>
              <Table.Td>
                <LastRun schedule={schedule} watch={() => watch(schedule)} />
              </Table.Td>
              <Table.Td className={list.actionsCell ?? ''}>
                <ScheduleActions
                  schedule={schedule}
                  edit={() => edit(schedule)}
                  watch={() => watch(schedule)}
                  remove={() => remove(schedule)}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function NextRun({ schedule }: { schedule: Schedule }) {
  if (schedule.stopped !== null)
    return (
      <>
        <Badge variant="light" color="red">
          {screen.stopped}
        </Badge>
        <Text size="sm" c="dimmed">
          {stopped[schedule.stopped]}
        </Text>
      </>
    );
  if (schedule.paused)
    return (
      <Badge variant="light" color="gray">
        {screen.paused}
      </Badge>
    );
  // The column beside it says of which.
  if (followsEvent(schedule.when)) return screen.onEvent;
  return schedule.next_run_at === null ? screen.noNext : formatMoment(schedule.next_run_at);
}

function LastRun({ schedule: { last_run, name }, watch }: { schedule: Schedule; watch: () => void }) {
  if (last_run === null)
    return (
      <Text size="sm" c="dimmed">
        {screen.never}
      </Text>
    );
  return (
    <>
      <UnstyledButton onClick={watch}>
        <RunState state={last_run.state} />{' '}
        <VisuallyHidden>{scheduleMessages.list.title(name)}</VisuallyHidden>
      </UnstyledButton>
      <Text size="sm" c="dimmed">
        {formatMoment(last_run.due_at)}
      </Text>
    </>
  );
}
