import type { EditState } from './edit-state.ts';

/** Ends the typing burst or slider run: the next change is an entry of its own whatever its merge key. */
export function seal(state: EditState): EditState {
  return state.open ? { ...state, open: false } : state;
}
