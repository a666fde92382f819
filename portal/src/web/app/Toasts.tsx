import { useNotifications } from '@mantine/notifications';
import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../shared/session/use-session';

/** Loads the place of toasts: for whoever is signed in at once, so that it is there when the connection is not. */
export function Toasts() {
  const isSignedIn = useSession() !== null;
  const { notifications } = useNotifications();
  const [Host, setHost] = useState<ComponentType | null>(null);
  const isWanted = isSignedIn || notifications.length > 0;
  useEffect(() => {
    if (!isWanted || Host !== null) return;
    import('./ToastHost').then(
      ({ ToastHost }) => setHost(() => ToastHost),
      // Without a connection there is nothing to show them with; the next one tries again.
      () => undefined,
    );
  }, [isWanted, Host]);
  return Host === null ? null : <Host />;
}
