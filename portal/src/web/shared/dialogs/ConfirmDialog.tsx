import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLayer } from '../layers/use-layer';
import { DialogFooter } from './DialogFooter';

type Question = {
  title: string;
  text: string;
  /** Label of the confirm button. */
  verb: string;
  /** Whether the action is destructive. */
  isHard: boolean;
  /** Label of the cancel button. */
  cancel?: string;
};

type ConfirmDialogProps = {
  /** Asked by a call, whatever else is open. */
  isOnTop?: boolean;
  /** null: the dialog is closed. */
  parts: Question | null;
  isWorking: boolean;
  confirm: () => void;
  close: () => void;
};

/** Above the overlay of a dialog that works. */
const ON_TOP = 500;

/** Asks for confirmation; the safe button has the focus. */
export function ConfirmDialog({ parts, isWorking, confirm, close, isOnTop = false }: ConfirmDialogProps) {
  useLayer(parts !== null, close);
  // While the dialog fades out, it keeps its text.
  const [last, setLast] = useState(parts);
  if (parts !== null && parts.text !== last?.text) setLast(parts);
  const shown = parts ?? last;
  return (
    <Modal
      opened={parts !== null}
      onClose={close}
      title={shown?.title}
      size={460}
      {...(isOnTop ? { zIndex: ON_TOP } : {})}
    >
      <Stack gap="md">
        <Text>{shown?.text}</Text>
        <DialogFooter>
          <Button variant="default" onClick={close} data-autofocus>
            {shown?.cancel ?? shellMessages.cancel}
          </Button>
          <Button {...(shown?.isHard ? { color: 'red' } : {})} loading={isWorking} onClick={confirm}>
            {shown?.verb}
          </Button>
        </DialogFooter>
      </Stack>
    </Modal>
  );
}
