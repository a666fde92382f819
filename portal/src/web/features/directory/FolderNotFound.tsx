import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { Button } from '@mantine/core';
import { IconFolderOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ScreenState } from '../../shared/states/ScreenState';

/** Shown for an unknown folder, a deleted one and one without access alike. */
export function FolderNotFound() {
  return (
    <ScreenState icon={IconFolderOff} title={directoryMessages.goneTitle} text={directoryMessages.goneText}>
      <Button renderRoot={(props) => <Link to="/app/directorio" {...props} />}>
        {directoryMessages.toRoot}
      </Button>
    </ScreenState>
  );
}
