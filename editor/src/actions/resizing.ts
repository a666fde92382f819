/** Pulling an edge of an item: a gesture of the history from the press to the release. */
import type { EditorStore } from '../store/editor-store.ts';
import { beginGesture, cancelGesture, commitGesture } from '../store/slices/document-slice.ts';
import { endResizing, startResizing } from '../store/slices/drag-slice.ts';

/** @param label names the step in the history. */
export function beginResize(store: EditorStore, uuid: string, label: string): void {
  startResizing(store, uuid);
  beginGesture(store, label);
}

/** Keeps the new size; nothing when no resize is under way. */
export function commitResize(store: EditorStore): void {
  if (store.getState().resizing === null) return;
  endResizing(store);
  commitGesture(store);
}

/** Gives the old size back, without an entry in the history. */
export function cancelResize(store: EditorStore): void {
  if (store.getState().resizing === null) return;
  endResizing(store);
  cancelGesture(store);
}
