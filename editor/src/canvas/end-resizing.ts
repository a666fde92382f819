import { bail, commit } from '../model/history/gesture.ts';
import type { EditorStore } from '../store/editor-store.ts';

/** Ends a resize under way: keeps the width, or gives the old one back without an entry in the history. */
export function endResizing(store: EditorStore, keep: boolean): void {
  const { edit, resizing } = store.getState();
  if (resizing === null) return;
  store.setState({ resizing: null, edit: keep ? commit(edit) : bail(edit) });
}
