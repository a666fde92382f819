import { applyPatches } from 'immer';
import { keepEqual } from '../selection.ts';
import type { EditState } from './edit-state.ts';

/** Does the entry again that was undone last. Nothing to redo, or a gesture under way: the state as it is. */
export function redo(state: EditState): EditState {
  const [entry, ...future] = state.future;
  if (entry === undefined || state.gesture !== null) return state;
  return {
    ...state,
    document: applyPatches(state.document, entry.patches),
    selection: keepEqual(state.selection, entry.after),
    past: [...state.past, entry],
    future,
    open: false,
  };
}
