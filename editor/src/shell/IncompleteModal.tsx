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
      title="Faltan llenar campos"
      centered
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      <Text size="sm">
        Complete la información de los elementos marcados en color rojo, esto incluye filtros y/o campos
        adicionales vacíos.
      </Text>
      <Group justify="flex-end" mt="md">
        <Button onClick={close} data-autofocus>
          Revisar
        </Button>
      </Group>
    </Modal>
  );
}
