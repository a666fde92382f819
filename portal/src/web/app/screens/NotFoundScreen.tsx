import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ScreenState } from '../../shared/states/ScreenState';

export function NotFoundScreen() {
  return (
    <ScreenState icon={IconMapOff} title={shellMessages.notFoundTitle} text={shellMessages.notFoundText}>
      <Button renderRoot={(props) => <Link to="/app" {...props} />}>{shellMessages.goHome}</Button>
    </ScreenState>
  );
}
