import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ScreenState } from '../../shared/states/ScreenState';

export function NoPermissionScreen() {
  return (
    <ScreenState
      icon={IconLock}
      title={shellMessages.noPermissionTitle}
      text={shellMessages.noPermissionText}
    >
      <Button renderRoot={(props) => <Link to="/app" {...props} />}>{shellMessages.goHome}</Button>
    </ScreenState>
  );
}
