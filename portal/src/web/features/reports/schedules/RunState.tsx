import type { RunState as State } from '@lienzo/schema/api/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/messages/schedule-messages';
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
  <Badge variant="light" color={COLORS[state]}>
    {scheduleMessages.list.states[state]}
  </Badge>
);
