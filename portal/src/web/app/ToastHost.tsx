import { Notifications } from '@mantine/notifications';

/** The container of toasts. A separate module, because it is large and the login page shows none. */
export const ToastHost = () => <Notifications position="bottom-right" limit={4} />;
