import { notifications } from '@mantine/notifications';

/** How long toasts stay, in milliseconds (specification 1 §9). */
const TOAST_MS = 4000;
const VALIDATION_TOAST_MS = 1800;

/** The error toast that stands for each thing that failed. */
const failed = new Map<string, string>();

/** Takes the error toast of a thing away, because it is done now or failed anew. */
function forget(thing: string | undefined): void {
  const id = thing === undefined ? undefined : failed.get(thing);
  if (thing === undefined || id === undefined) return;
  failed.delete(thing);
  notifications.hide(id);
}

/**
 * The toasts of the product; one place decides how long and in which colour. `thing` names what was tried, such as
 * `download 12`: its success takes its earlier error away, so that the two never stand side by side.
 */
export const notify = {
  success: (message: string, thing?: string): void => {
    forget(thing);
    notifications.show({ message, color: 'teal', autoClose: TOAST_MS });
  },
  danger: (message: string, thing?: string): void => {
    forget(thing);
    const id = notifications.show({ message, color: 'red', autoClose: TOAST_MS, role: 'alert' });
    if (thing !== undefined) failed.set(thing, id);
  },
  /** Something that the person chose will not do, where no field can say so. */
  validation: (message: string): void => {
    notifications.show({ message, color: 'red', autoClose: VALIDATION_TOAST_MS, role: 'alert' });
  },
  forget,
};
