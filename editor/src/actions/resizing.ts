/** Resizing by an edge of an item: one history gesture from pointer down to pointer up. */
import type { EditorStore } from '../store/editor-store.ts';
import { beginGesture, cancelGesture, commitGesture } from '../store/slices/document-slice.ts';
import { endResizing, startResizing } from '../store/slices/drag-slice.ts';

/** @param label of the history entry. */
export function beginResize(store: EditorStore, uuid: string, label: string): void {
  startResizing(store, uuid);
  beginGesture(store, label);
}

/** Keeps the new size; a no-op when no resize is in progress. */
export function commitResize(store: EditorStore): void {
  if (store.getState().resizing === null) return;
  endResizing(store);
  commitGesture(store);
}

/** Restores the previous size, without a history entry. */
export function cancelResize(store: EditorStore): void {
  if (store.getState().resizing === null) return;
  endResizing(store);
  cancelGesture(store);
}
