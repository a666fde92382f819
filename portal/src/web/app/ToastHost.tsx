import { Notifications } from '@mantine/notifications';

/** Where toasts appear. A module of its own, because it is large and the login page shows none. */
export const ToastHost = () => <Notifications position="bottom-right" limit={4} />;
