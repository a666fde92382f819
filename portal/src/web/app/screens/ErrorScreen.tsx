import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '../../shared/api/api-error';
import { ConnectionError } from '../../shared/api/connection-error';
import { messageOf } from '../../shared/api/message-of';
import { ScreenState } from '../../shared/states/ScreenState';

/** Error boundary of a screen that failed to render or to load. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isKnown = error instanceof ApiError || error instanceof ConnectionError;
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <ScreenState
      icon={IconAlertTriangle}
      title={shellMessages.errorTitle}
      text={isKnown ? messageOf(error) : shellMessages.errorText}
    >
      <Button onClick={retry}>{shellMessages.retry}</Button>
    </ScreenState>
  );
}
