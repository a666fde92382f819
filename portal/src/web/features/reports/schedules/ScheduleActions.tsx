import type { Schedule } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDotsVertical,
  IconListCheck,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useMenuLayer } from '../../../shared/layers/use-menu-layer';
import { useScheduleChanges } from './use-schedule-changes';

const { screen } = scheduleMessages;

type ScheduleActionsProps = { schedule: Schedule; edit: () => void; watch: () => void; remove: () => void };

/** The menu at the end of a schedule's row. */
export function ScheduleActions({ schedule, edit, watch, remove }: ScheduleActionsProps) {
  const menu = useMenuLayer();
  const button = useRef<HTMLButtonElement>(null);
  const { run, pause, resume } = useScheduleChanges(schedule);
  // A dialog would return the focus to its entry, which is unmounted by then.
  const opening = (open: () => void) => () => {
    button.current?.focus();
    open();
  };
  return (
    <Menu {...menu} position="bottom-end">
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={screen.actionsOf(schedule.name)}
        >
          <IconDotsVertical size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={opening(edit)}>
          {screen.edit}
        </Menu.Item>
        <Menu.Item leftSection={<IconSend size={16} aria-hidden />} onClick={() => void run()}>
          {screen.run}
        </Menu.Item>
        <Menu.Item leftSection={<IconListCheck size={16} aria-hidden />} onClick={opening(watch)}>
          {screen.runs}
        </Menu.Item>
        {schedule.paused ? (
          <Menu.Item leftSection={<IconPlayerPlay size={16} aria-hidden />} onClick={() => void resume()}>
            {screen.resume}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconPlayerPause size={16} aria-hidden />} onClick={() => void pause()}>
            {screen.pause}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconTrash size={16} aria-hidden />}
          color="var(--mantine-color-error)"
          onClick={opening(remove)}
        >
          {screen.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
