import { notifications } from '@mantine/notifications';

/** How long toasts stay, in milliseconds (specification 1 §9). */
const TOAST_MS = 4000;
const VALIDATION_TOAST_MS = 1800;

/** The toasts of the product; one place decides how long and in which colour. */
export const notify = {
  success: (message: string): void => {
    notifications.show({ message, color: 'teal', autoClose: TOAST_MS });
  },
  danger: (message: string): void => {
    notifications.show({ message, color: 'red', autoClose: TOAST_MS, role: 'alert' });
  },
  /** A form that was sent incomplete; the fields themselves say what is missing. */
  validation: (message: string): void => {
    notifications.show({ message, color: 'red', autoClose: VALIDATION_TOAST_MS, role: 'alert' });
  },
};
