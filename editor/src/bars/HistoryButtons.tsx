import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { redo, undo } from '../actions/undoing.ts';
import { BarButton } from '../controls/BarButton.tsx';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './bars.module.css';

/** Undo and redo buttons, labelled with what they would undo or redo. */
export function HistoryButtons() {
  const store = useEditorStore();
  const last = useEditor((state) => state.edit.past.at(-1)?.label);
  const next = useEditor((state) => state.edit.future[0]?.label);
  return (
    <div className={classes.group}>
      <BarButton
        label={editorBarMessages.history.undo(last)}
        icon={IconArrowBackUp}
        disabled={last === undefined}
        onClick={() => undo(store)}
      />
      <BarButton
        label={editorBarMessages.history.redo(next)}
        icon={IconArrowForwardUp}
        disabled={next === undefined}
        onClick={() => redo(store)}
      />
    </div>
  );
}
