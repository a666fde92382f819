import { save } from '../actions/saving.ts';
import { redo, undo } from '../actions/undoing.ts';
import type { EditorStore } from '../store/editor-store.ts';

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

/** Ctrl or Cmd without Alt: AltGr, which types characters on Spanish keyboards, reports Ctrl+Alt. */
export const isShortcut = (event: KeyPress): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.getModifierState('AltGraph');

/**
 * Ctrl+S saves where the host can, Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z travel in the history.
 * @returns whether it was one of them.
 */
export function saveOrTravel(store: EditorStore, event: KeyPress): boolean {
  if (!isShortcut(event)) return false;
  const key = event.key.toLowerCase();
  if (key === 'z') {
    if (event.shiftKey) redo(store);
    else undo(store);
    return true;
  }
  if (key === 'y' && !event.shiftKey) {
    redo(store);
    return true;
  }
  if (key !== 's' || store.getState().host.save === undefined) return false;
  void save(store);
  return true;
}
