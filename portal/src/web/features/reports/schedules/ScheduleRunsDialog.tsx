import { formatMediumDate, formatMoment } from '@lienzo/schema/data/format';
import { deliveryMessages } from '@lienzo/schema/schedules/delivery-messages';
import type { Schedule, ScheduleRun } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/message-of';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { openTicket } from '../../../shared/downloads/open-ticket';
import { RenderNotes } from '../../../shared/downloads/RenderNotes';
import { useLayer } from '../../../shared/layers/use-layer';
import { notify } from '../../../shared/notices/notify';
import { FailedState } from '../../../shared/states/FailedState';
import { RunState } from './RunState';
import classes from './schedules.module.css';
import { scheduleRunsQuery } from './schedules-query';

const { list } = scheduleMessages;

/** The last runs of a schedule, each with its result, its files and what was delivered. */
export function ScheduleRunsDialog({ schedule, close }: { schedule: Schedule | null; close: () => void }) {
  useLayer(schedule !== null, close);
  return (
    <Modal opened={schedule !== null} onClose={close} title={list.title(schedule?.name ?? '')} size={640}>
      {schedule !== null && <Runs id={schedule.id} />}
      <DialogFooter>
        <Button variant="default" onClick={close}>
          {list.close}
        </Button>
      </DialogFooter>
    </Modal>
  );
}

function Runs({ id }: { id: string }) {
  const runs = useQuery(scheduleRunsQuery(id));
  if (runs.isLoadingError)
    return <FailedState title={list.failed} error={runs.error} retry={() => void runs.refetch()} />;
  if (runs.data === undefined) return <Skeleton height={120} aria-hidden />;
  if (runs.data.length === 0) return <Text c="dimmed">{list.empty}</Text>;
  return (
    <ul className={classes.runs}>
      {runs.data.map((run) => (
        <li key={run.id}>
          <Run run={run} />
        </li>
      ))}
    </ul>
  );
}

function Run({ run }: { run: ScheduleRun }) {
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Text fw={550}>{formatMoment(run.due_at)}</Text>
        <RunState state={run.state} />
        {run.manual && (
          <Text size="sm" c="dimmed">
            {list.manual}
          </Text>
        )}
      </Group>
      {run.note !== null && <Text size="sm">{run.note}</Text>}
      {run.problems.map((problem) => (
        <Text key={problem} size="sm" c="var(--mantine-color-error)" className={classes.breaks ?? ''}>
          {problem}
        </Text>
      ))}
      <Group gap="xs">
        {run.files.map(({ format, render_id, can }) =>
          render_id === null || !can.fetch ? null : (
            <Button
              key={format}
              size="compact-sm"
              variant="default"
              leftSection={<IconDownload size={14} aria-hidden />}
              onClick={() => void fetchFile(render_id)}
            >
              {list.download(format.toUpperCase())}
            </Button>
          ),
        )}
      </Group>
      {run.files.map(({ format, notes }) => (
        <RenderNotes key={format} notes={notes} of={format.toUpperCase()} />
      ))}
      {run.deliveries.length > 0 && (
        <ul className={classes.deliveries} aria-label={list.deliveries}>
          {run.deliveries.map(({ kind, target, folder_id, state, problem, link }) => (
            <li key={`${kind} ${folder_id ?? ''} ${target}`}>
              <span className={classes.breaks}>{target}</span>
              <span>
                {state === 'failed' && problem !== null ? problem : list.delivery[state]}
                {state === 'sent' && problem !== null && (
                  <Text span size="sm" c="dimmed" display="block">
                    {problem}
                  </Text>
                )}
                {link !== null && (
                  <Text span size="sm" c="dimmed" display="block">
                    {deliveryMessages.downloads(link.downloads, formatMediumDate(link.expires_at))}
                  </Text>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

async function fetchFile(render_id: string): Promise<void> {
  try {
    await openTicket({ render_id });
    notify.success(list.downloaded, `render ${render_id}`);
  } catch (cause) {
    notify.danger(messageOf(cause), `render ${render_id}`);
  }
}
