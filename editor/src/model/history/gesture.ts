/** Gestures: many changes that are one entry once they are committed, and none at all after a bail. */
import { compactPatches } from './compact-patches.ts';
import type { EditState } from './edit-state.ts';
import { appendEntry } from './execute.ts';

/** Begins a gesture. One that is still under way is committed first. */
export function mark(state: EditState, label: string): EditState {
  const settled = commit(state);
  const { document, selection } = settled;
  return { ...settled, open: false, gesture: { label, document, selection, patches: [], inverse: [] } };
}

/** Ends the gesture with one entry; with none when it changed nothing. */
export function commit(state: EditState): EditState {
  const { gesture } = state;
  if (gesture === null) return state;
  const settled: EditState = { ...state, gesture: null, open: false };
  if (gesture.patches.length === 0) return settled;
  const entry = {
    id: state.nextId,
    label: gesture.label,
    ...compactPatches(gesture.patches, gesture.inverse),
    before: gesture.selection,
    after: state.selection,
    mergeKey: null,
  };
  return { ...appendEntry(settled, entry), open: false };
}

/** Ends the gesture as if it had never begun: document and selection as they were, no entry. */
export function bail(state: EditState): EditState {
  const { gesture } = state;
  if (gesture === null) return state;
  return { ...state, document: gesture.document, selection: gesture.selection, gesture: null, open: false };
}
