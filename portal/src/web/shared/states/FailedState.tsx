import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { messageOf } from '../api/message-of';
import { StatePanel } from './StatePanel';

/** What happened, what to do, "Reintentar". */
export function FailedState({ title, error, retry }: { title: string; error: unknown; retry: () => void }) {
  return (
    <StatePanel icon={IconCloudOff} title={title} text={messageOf(error)} role="alert">
      <Button variant="default" onClick={retry}>
        {shellMessages.retry}
      </Button>
    </StatePanel>
  );
}
