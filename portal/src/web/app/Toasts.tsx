import { useNotifications } from '@mantine/notifications';
import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../shared/session/use-session';

/** Loads the container of toasts: immediately after sign-in, so that it is available when the connection is lost. */
export function Toasts() {
  const isSignedIn = useSession() !== null;
  const { notifications } = useNotifications();
  const [Host, setHost] = useState<ComponentType | null>(null);
  const isRequested = isSignedIn || notifications.length > 0;
  useEffect(() => {
    if (!isRequested || Host !== null) return;
    import('./ToastHost').then(
      ({ ToastHost }) => setHost(() => ToastHost),
      // Without a connection it cannot be loaded; the next toast tries again.
      () => undefined,
    );
  }, [isRequested, Host]);
  return Host === null ? null : <Host />;
}
