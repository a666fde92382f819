import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLayer } from '../layers/use-layer';
import { DialogFooter } from './DialogFooter';

type Message = { title: string; text: string };

type MessageDialogProps = {
  /** null: the dialog is closed. */
  message: Message | null;
  close: () => void;
  /** It tells of a failure. */
  isError?: boolean;
};

/** Says what happened, where the specification asks for a dialog instead of a toast. */
export function MessageDialog({ message, close, isError = false }: MessageDialogProps) {
  useLayer(message !== null, close);
  // While the dialog fades out, it keeps its text.
  const [last, setLast] = useState(message);
  if (message !== null && message !== last) setLast(message);
  const shown = message ?? last;
  return (
    <Modal opened={message !== null} onClose={close} title={shown?.title} size={460}>
      <Stack gap="md">
        <Text {...(isError ? { role: 'alert' } : {})}>{shown?.text}</Text>
        <DialogFooter>
          <Button onClick={close} data-autofocus>
            {shellMessages.understood}
          </Button>
        </DialogFooter>
      </Stack>
    </Modal>
  );
}
