import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import { Text } from '@mantine/core';
import { useEditor } from '../../store/use-editor.ts';

/** The item's current row count, or why there are no rows; what concerns the tables stands in `TablesField`. */
export function RowsStatus({ uuid }: { uuid: string }) {
  const state = useEditor((editor) => editor.rows[uuid]);
  if (state === undefined || state.unrelated) return null;
  if (state.status === 'failed')
    return (
      <Text size="xs" c="red.7" role="alert">
        {state.message}
      </Text>
    );
  const count = state.total ?? state.rows.length;
  return (
    <Text size="xs" c="dimmed" aria-live="polite">
      {state.status === 'loading'
        ? editorCanvasMessages.rows.loading
        : editorDataMessages.rows.found(count, state.total === null && state.more)}
    </Text>
  );
}
