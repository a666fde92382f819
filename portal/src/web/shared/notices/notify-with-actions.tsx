import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { focusList } from '../directory/focus-list';

/** Duration of a toast with buttons: long enough to read it and to reach the button. */
const ACTION_TOAST_MS = 8000;

let lastId = 0;

/** A button of a toast; pressing it also dismisses the toast. */
export type ToastAction = { label: string; run: () => void };

/**
 * Shows a success toast with buttons for follow-up actions. Separate from `notify`, which every page loads.
 * @returns a function that dismisses the toast.
 */
export function notifyWithActions(message: string, actions: readonly ToastAction[]): () => void {
  lastId += 1;
  const id = `con-acciones-${lastId}`;
  const hide = (): void => void notifications.hide(id);
  const press = (run: () => void) => () => {
    hide();
    run();
  };
  notifications.show({
    id,
    color: 'teal',
    autoClose: ACTION_TOAST_MS,
    // If one of its buttons has the focus, the focus moves to the list.
    onClose: () => document.activeElement?.closest(`[data-toast="${id}"]`) && focusList(),
    message: (
      <div data-toast={id}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {message}
        </Text>
        <Group justify="flex-end" gap="xs" mt={6}>
          {actions.map(({ label, run }) => (
            <Button key={label} size="compact-sm" variant="light" onClick={press(run)}>
              {label}
            </Button>
          ))}
        </Group>
      </div>
    ),
  });
  return hide;
}
