import { reportMessages } from '@lienzo/schema/messages/report-messages';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useLayer } from '../../../shared/layers/use-layer';

export type ConflictChoice = 'mine' | 'theirs' | 'neither';

/** Asks which version to keep when somebody else saved the report since it was opened. */
export function ConflictDialog({
  isOpen,
  choose,
}: {
  isOpen: boolean;
  choose: (choice: ConflictChoice) => void;
}) {
  useLayer(isOpen, () => choose('neither'));
  return (
    <Modal opened={isOpen} onClose={() => choose('neither')} title={reportMessages.conflictTitle} size="md">
      <Stack gap="md">
        <Text>{reportMessages.conflictText}</Text>
        <Stack gap="xs">
          <Button onClick={() => choose('mine')}>{reportMessages.conflictKeepMine}</Button>
          <Button variant="default" onClick={() => choose('theirs')}>
            {reportMessages.conflictReload}
          </Button>
          <Button variant="subtle" color="gray" onClick={() => choose('neither')} data-autofocus>
            {reportMessages.conflictCancel}
          </Button>
        </Stack>
      </Stack>
    </Modal>
  );
}
