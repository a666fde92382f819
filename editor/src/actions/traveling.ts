/** Back and forth in the history. */

import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import type { EditState } from '../model/history/edit-state.ts';
import { redo } from '../model/history/redo.ts';
import { undo } from '../model/history/undo.ts';
import type { EditorStore } from '../store/editor-store.ts';

export function undoStep(store: EditorStore): void {
  const { edit } = store.getState();
  const label = edit.gesture?.label ?? edit.past.at(-1)?.label;
  travel(
    store,
    undo(edit),
    label === undefined ? editorCommandMessages.done.nothingToUndo : editorCommandMessages.done.undone(label),
  );
}

export function redoStep(store: EditorStore): void {
  const { edit } = store.getState();
  const label = edit.future[0]?.label;
  travel(
    store,
    redo(edit),
    label === undefined ? editorCommandMessages.done.nothingToRedo : editorCommandMessages.done.redone(label),
  );
}

function travel(store: EditorStore, edit: EditState, announcement: string): void {
  const { text, readOnly } = store.getState();
  if (readOnly) return;
  const gone = text?.kind === 'item' && edit.document.items[text.uuid] === undefined;
  store.setState({ edit, announcement, ...(gone ? { text: null } : {}) });
}
