import { editorTextItemMessages } from '@lienzo/schema/messages/editor-text-item-messages';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { memo } from 'react';
import { openText } from '../store/slices/text-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';

/** Opens the item's text on the page. */
export const WriteButton = memo(function WriteButton({ uuid }: { uuid: string }) {
  const store = useEditorStore();
  const open = useEditor((state) => state.text?.kind === 'item' && state.text.uuid === uuid);
  return (
    <Button
      size="xs"
      variant="default"
      fullWidth
      leftSection={<IconPencil size={15} stroke={1.6} />}
      disabled={open}
      onClick={() => openText(store, uuid)}
    >
      {open ? editorTextItemMessages.writing : editorTextItemMessages.write}
    </Button>
  );
});
