import type { EditorStore } from '../store/editor-store.ts';
import { closeCoveringPanes, revealItem } from '../store/slices/view-slice.ts';
import { selectItem } from './selecting.ts';

/** Selects an item and brings it into view. */
export function focusItem(store: EditorStore, uuid: string): void {
  if (store.getState().edit.document.items[uuid] === undefined) return;
  revealItem(store, uuid);
  selectItem(store, uuid);
  closeCoveringPanes(store);
}
