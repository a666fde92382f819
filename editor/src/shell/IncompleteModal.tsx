import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useEditor, useEditorStore } from '../store/use-editor.ts';

/** Said when a save was refused (specification 3 §5). */
export function IncompleteModal() {
  const store = useEditorStore();
  const opened = useEditor((state) => state.incompleteOpen);
  const close = (): void => store.setState({ incompleteOpen: false });
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={editorBarMessages.incomplete.title}
      centered
      closeButtonProps={{ 'aria-label': shellMessages.close }}
    >
      <Text size="sm">{editorBarMessages.incomplete.text}</Text>
      <Group justify="flex-end" mt="md">
        <Button onClick={close} data-autofocus>
          {editorBarMessages.incomplete.review}
        </Button>
      </Group>
    </Modal>
  );
}
