import { directoryMessages } from '@lienzo/schema/messages/directory-messages';
import { Center, Loader } from '@mantine/core';
import { useDelayed } from '../../../shared/states/use-delayed';

/** The file is on its way; a short way shows nothing. */
export function PreviewWaiting() {
  const isLate = useDelayed(true);
  return (
    <Center h="100%">
      {isLate && <Loader aria-label={directoryMessages.previewLoading} role="status" />}
    </Center>
  );
}
