import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { retryRows } from '../../store/slices/rows-slice.ts';
import { useEditorStore } from '../../store/use-editor.ts';
import classes from '../canvas.module.css';

/** Below an item whose rows did not come: why, and to ask for them again. Never printed. */
export function RowsFailure({ uuid, message }: { uuid: string; message: string }) {
  const store = useEditorStore();
  return (
    <div className={classes.rowsFailure} role="alert">
      <span>{editorCanvasMessages.rows.none(message)}</span>
      <button type="button" data-lz-no-drag onClick={() => retryRows(store, uuid)}>
        {editorCanvasMessages.rows.retry}
      </button>
    </div>
  );
}
