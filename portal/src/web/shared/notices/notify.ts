import { notifications } from '@mantine/notifications';

/** Duration of toasts, in milliseconds (specification 1 §9). */
const TOAST_MS = 4000;
const VALIDATION_TOAST_MS = 1800;

/** The open error toast by action. */
const failed = new Map<string, string>();

/** Dismisses the error toast of an action, because it succeeded or failed again. */
function forget(item: string | undefined): void {
  const id = item === undefined ? undefined : failed.get(item);
  if (item === undefined || id === undefined) return;
  failed.delete(item);
  notifications.hide(id);
}

/**
 * The toasts of the product, with their durations and colours. `thing` is the key of the action, such as `download 12`:
 * its success dismisses its earlier error, so that the two are never shown together.
 */
export const notify = {
  success: (message: string, itemValue?: string): void => {
    forget(itemValue);
    notifications.show({ message, color: 'teal', autoClose: TOAST_MS });
  },
  danger: (message: string, entry?: string): void => {
    forget(entry);
    const id = notifications.show({ message, color: 'red', autoClose: TOAST_MS, role: 'alert' });
    if (entry !== undefined) failed.set(entry, id);
  },
  /** A validation error that no field can show; one that stands there still is not said twice. */
  validation: (message: string): void => {
    notifications.show({ id: message, message, color: 'red', autoClose: VALIDATION_TOAST_MS, role: 'alert' });
  },
  forget,
};
