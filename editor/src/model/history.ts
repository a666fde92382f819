/**
 * A document with its undo history: every function takes such a state and returns the next one. A history entry is a
 * pair of patches (forward and inverse) with the selection before and after. A gesture combines many changes into one
 * entry; consecutive changes with the same merge key become one entry while it is open.
 */
import { applyPatches, type Patch } from 'immer';
import type { Change } from './command.ts';
import type { EditorDocument } from './editor-document.ts';
import { compactPatches } from './patches.ts';
import { NO_SELECTION, reuseIfEqual, type Selection } from './selection.ts';

/** One history entry: its label, its patches in both directions, the selection before and after. */
export type HistoryEntry = {
  /** A unique number, so that "saved" can refer to a position in the history. */
  id: number;
  /** In Spanish, for "Deshacer: mover tabla". */
  label: string;
  patches: Patch[];
  inverse: Patch[];
  before: Selection;
  after: Selection;
  /** Consecutive entries with the same key are merged while the last one is open. */
  mergeKey: string | null;
};

/** A gesture in progress: the state at its start, and the changes since. */
export type Gesture = {
  label: string;
  document: EditorDocument;
  selection: Selection;
  patches: Patch[];
  inverse: Patch[];
};

export type EditState = {
  document: EditorDocument;
  selection: Selection;
  /** Oldest first; the last one is undone next. */
  past: HistoryEntry[];
  /** The first one is redone next. */
  future: HistoryEntry[];
  gesture: Gesture | null;
  /** Whether the last entry can still be merged with. */
  open: boolean;
  nextId: number;
  /** The position before the oldest kept entry: 0, or the id of the last entry that was discarded. */
  base: number;
  /** The id of the last entry when the report was saved; 0 for the initial state. */
  savedAt: number;
};

/** Maximum number of entries; older ones are discarded. */
export const HISTORY_LIMIT = 500;

export function startEditing(document: EditorDocument): EditState {
  return {
    document,
    selection: NO_SELECTION,
    past: [],
    future: [],
    gesture: null,
    open: false,
    nextId: 1,
    base: 0,
    savedAt: 0,
  };
}

export type ExecuteOptions = {
  /** In Spanish and in the infinitive: "mover tabla". */
  label: string;
  /** The selection afterwards; absent: unchanged. */
  selection?: Selection;
  /** Merges this change into the last entry if that has the same key and is still open. */
  mergeKey?: string;
};

/** Applies a command's change to the state: to the gesture in progress, the open entry, or a new entry. */
export function execute(state: EditState, change: Change, options: ExecuteOptions): EditState {
  const selection = reuseIfEqual(state.selection, options.selection ?? state.selection);
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

/** Adds an entry, or replaces the last one, and clears the redo stack. */
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

/** Begins a gesture. One that is in progress is committed first. */
export function beginGesture(state: EditState, label: string): EditState {
  const settled = commitGesture(state);
  const { document, selection } = settled;
  return { ...settled, open: false, gesture: { label, document, selection, patches: [], inverse: [] } };
}

/** Ends the gesture as one entry; as none when it changed nothing. */
export function commitGesture(state: EditState): EditState {
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

/** Cancels the gesture: restores document and selection, without an entry. */
export function cancelGesture(state: EditState): EditState {
  const { gesture } = state;
  if (gesture === null) return state;
  return { ...state, document: gesture.document, selection: gesture.selection, gesture: null, open: false };
}

/** Undoes the last entry, or cancels the gesture in progress. Returns the same state when there is nothing to undo. */
export function undo(state: EditState): EditState {
  if (state.gesture !== null) return cancelGesture(state);
  const entry = state.past.at(-1);
  if (entry === undefined) return state;
  return {
    ...state,
    document: applyPatches(state.document, entry.inverse),
    selection: reuseIfEqual(state.selection, entry.before),
    past: state.past.slice(0, -1),
    future: [entry, ...state.future],
    open: false,
  };
}

/** Redoes the last undone entry. Returns the same state when there is none, or a gesture is in progress. */
export function redo(state: EditState): EditState {
  const [entry, ...future] = state.future;
  if (entry === undefined || state.gesture !== null) return state;
  return {
    ...state,
    document: applyPatches(state.document, entry.patches),
    selection: reuseIfEqual(state.selection, entry.after),
    past: [...state.past, entry],
    future,
    open: false,
  };
}

/** Closes the last entry: the next change is not merged into it, whatever its merge key. */
export function endMerging(state: EditState): EditState {
  return state.open ? { ...state, open: false } : state;
}

/** The current position in the history: the id of the last entry, or the base if there is none. */
export function positionInHistory(state: EditState): number {
  return state.past.at(-1)?.id ?? state.base;
}

/** Whether there are unsaved changes. */
export function isDirty(state: EditState): boolean {
  return positionInHistory(state) !== state.savedAt || (state.gesture?.patches.length ?? 0) > 0;
}

/** Marks a position in the history as saved; default: the current one. */
export function markSaved(state: EditState, target: number = positionInHistory(state)): EditState {
  return { ...endMerging(state), savedAt: target };
}
