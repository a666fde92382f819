import { applyPatches } from 'immer';
import { keepEqual } from '../selection.ts';
import type { EditState } from './edit-state.ts';
import { bail } from './gesture.ts';

/** Takes the last entry back; during a gesture, the gesture. Nothing to undo: the state as it is. */
export function undo(state: EditState): EditState {
  if (state.gesture !== null) return bail(state);
  const entry = state.past.at(-1);
  if (entry === undefined) return state;
  return {
    ...state,
    document: applyPatches(state.document, entry.inverse),
    selection: keepEqual(state.selection, entry.before),
    past: state.past.slice(0, -1),
    future: [entry, ...state.future],
    open: false,
  };
}
