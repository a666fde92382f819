import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/** A toast with a button leaves time to read it and to reach the button. */
const UNDO_TOAST_MS = 8000;

let lastId = 0;

/** Says that a thing was done, with the button that takes it back. It is apart from `notify`, which every page loads. */
export function notifyUndoable(message: string, label: string, undo: () => void): void {
  lastId += 1;
  const id = `deshacer-${lastId}`;
  const takeBack = (): void => {
    notifications.hide(id);
    undo();
  };
  notifications.show({
    id,
    color: 'teal',
    autoClose: UNDO_TOAST_MS,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {message}
        </Text>
        <Button size="compact-sm" variant="light" onClick={takeBack} style={{ flex: 'none' }}>
          {label}
        </Button>
      </Group>
    ),
  });
}
