import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { ConnectionError } from '../api/connection-error';
import { messageOf } from '../api/message-of';
import { useConnectionLost } from '../api/use-connection-lost';
import { StatePanel } from './StatePanel';

/** What happened, what to do, "Reintentar"; without a network it goes on by itself once that is back. */
export function FailedState({ title, error, retry }: { title: string; error: unknown; retry: () => void }) {
  const comesByItself = useConnectionLost() && error instanceof ConnectionError;
  return (
    <StatePanel
      icon={IconCloudOff}
      title={title}
      text={comesByItself ? shellMessages.offlineRead : messageOf(error)}
      role="alert"
    >
      <Button variant="default" onClick={retry}>
        {shellMessages.retry}
      </Button>
    </StatePanel>
  );
}
