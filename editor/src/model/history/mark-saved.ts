import type { EditState } from './edit-state.ts';
import { placeInHistory } from './place-in-history.ts';
import { seal } from './seal.ts';

/** Notes that the host holds the report as it stood at a place of the history; default: as it stands now. */
export function markSaved(state: EditState, place: number = placeInHistory(state)): EditState {
  return { ...seal(state), savedAt: place };
}
