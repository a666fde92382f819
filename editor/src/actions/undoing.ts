/** Undo and redo. */
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import type { EditorStore } from '../store/editor-store.ts';
import { redoStep, undoStep } from '../store/slices/document-slice.ts';
import { announce } from '../store/slices/notice-slice.ts';
import { closeText } from '../store/slices/text-slice.ts';

/** Undoes the last entry, or cancels the gesture in progress, and announces it. */
export function undo(store: EditorStore): void {
  const { edit, readOnly } = store.getState();
  if (readOnly) return;
  const label = edit.gesture?.label ?? edit.past.at(-1)?.label;
  undoStep(store);
  closeTextOfLostItem(store);
  const { nothingToUndo, undone } = editorCommandMessages.done;
  announce(store, label === undefined ? nothingToUndo : undone(label));
}

/** Redoes the last undone entry and announces it. */
export function redo(store: EditorStore): void {
  const { edit, readOnly } = store.getState();
  if (readOnly) return;
  const label = edit.future[0]?.label;
  redoStep(store);
  closeTextOfLostItem(store);
  const { nothingToRedo, redone } = editorCommandMessages.done;
  announce(store, label === undefined ? nothingToRedo : redone(label));
}

function closeTextOfLostItem(store: EditorStore): void {
  const { text, edit } = store.getState();
  if (text?.kind === 'item' && edit.document.items[text.uuid] === undefined) closeText(store);
}
