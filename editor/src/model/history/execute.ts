import type { Change } from '../command.ts';
import { keepEqual, type Selection } from '../selection.ts';
import { compactPatches } from './compact-patches.ts';
import { type EditState, HISTORY_LIMIT, type HistoryEntry } from './edit-state.ts';

export type ExecuteOptions = {
  /** What was done, in Spanish and in the infinitive: "mover tabla". */
  label: string;
  /** What is selected afterwards; absent: what was selected before. */
  selection?: Selection;
  /** Joins this change to the last entry if that has the same key and is still open. */
  mergeKey?: string;
};

/** Takes a command's change into the state: into the gesture under way, the open entry, or a new entry. */
export function execute(state: EditState, change: Change, options: ExecuteOptions): EditState {
  const selection = keepEqual(state.selection, options.selection ?? state.selection);
  if (change.patches.length === 0) return { ...state, selection };
  const next = { ...state, document: change.document, selection };
  const { gesture } = state;
  if (gesture !== null) {
    return {
      ...next,
      gesture: {
        ...gesture,
        patches: [...gesture.patches, ...change.patches],
        inverse: [...change.inverse, ...gesture.inverse],
      },
    };
  }
  const last = state.past.at(-1);
  const mergeKey = options.mergeKey ?? null;
  const merges = last !== undefined && state.open && mergeKey !== null && last.mergeKey === mergeKey;
  const entry: HistoryEntry = {
    id: state.nextId,
    label: options.label,
    ...compactPatches(
      merges ? [...last.patches, ...change.patches] : change.patches,
      merges ? [...change.inverse, ...last.inverse] : change.inverse,
    ),
    before: merges ? last.before : state.selection,
    after: selection,
    mergeKey,
  };
  return appendEntry(next, entry, merges);
}

/** The state with one more entry, or with its last entry replaced; what could be redone is gone. */
export function appendEntry(state: EditState, entry: HistoryEntry, replaceLast = false): EditState {
  const all = [...(replaceLast ? state.past.slice(0, -1) : state.past), entry];
  const forgotten = all.slice(0, -HISTORY_LIMIT).at(-1);
  return {
    ...state,
    past: all.slice(-HISTORY_LIMIT),
    base: forgotten?.id ?? state.base,
    future: [],
    open: true,
    nextId: state.nextId + 1,
  };
}
