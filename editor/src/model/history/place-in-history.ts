import type { EditState } from './edit-state.ts';

/** Names the place in the history where the state stands: the last entry's id, the base at its beginning. */
export function placeInHistory(state: EditState): number {
  return state.past.at(-1)?.id ?? state.base;
}

/** Whether something would be lost if the editor were closed now. */
export function isDirty(state: EditState): boolean {
  return placeInHistory(state) !== state.savedAt || (state.gesture?.patches.length ?? 0) > 0;
}
