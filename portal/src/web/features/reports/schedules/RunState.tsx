import type { RunState as State } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { Badge } from '@mantine/core';

const COLORS = {
  queued: 'gray',
  rendering: 'yellow',
  delivering: 'yellow',
  done: 'brand',
  partial: 'orange',
  failed: 'red',
} satisfies Record<State, string>;

export const RunState = ({ state }: { state: State }) => (
  // Never cut: in the narrow table the names give way.
  <Badge variant="light" color={COLORS[state]} miw="max-content">
    {scheduleMessages.list.states[state]}
  </Badge>
);
