import { reportMessages } from '@lienzo/schema/messages/report-messages';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useLayer } from '../../../shared/layers/use-layer';

export type ConflictChoice = 'mine' | 'theirs' | 'neither';

/** Asks which version to keep when the report was saved elsewhere since it was opened. */
export function ConflictDialog({
  isOpen,
  words,
  answer,
}: {
  isOpen: boolean;
  /** Who saved it, and when. */
  words: string;
  answer: (choice: ConflictChoice) => void;
}) {
  useLayer(isOpen, () => answer('neither'));
  return (
    <Modal opened={isOpen} onClose={() => answer('neither')} title={reportMessages.conflictTitle} size="md">
      <Stack gap="md">
        <Text fw={550}>{words}</Text>
        <Text>{reportMessages.conflictText}</Text>
        <Stack gap="xs">
          <Button onClick={() => answer('mine')}>{reportMessages.conflictKeepMine}</Button>
          <Button variant="default" onClick={() => answer('theirs')}>
            {reportMessages.conflictReload}
          </Button>
          <Button variant="subtle" color="gray" onClick={() => answer('neither')} data-autofocus>
            {reportMessages.conflictCancel}
          </Button>
        </Stack>
      </Stack>
    </Modal>
  );
}
