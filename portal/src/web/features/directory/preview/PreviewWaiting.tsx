import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { Center, Loader } from '@mantine/core';
import { useDelayed } from '../../../shared/states/use-delayed';

/** Loading state of a preview; delayed, so that it does not flash. */
export function PreviewWaiting() {
  const isLate = useDelayed(true);
  return (
    <Center h="100%">
      {isLate && <Loader aria-label={directoryMessages.previewLoading} role="status" />}
    </Center>
  );
}
