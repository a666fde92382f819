/**
 * A document with its history: every function takes such a state and gives the next one. A step of the history is
 * a pair of patches, there and back, with what was selected before and after. Gestures gather many changes into one
 * step; changes with the same merge key become one step while it is open.
 */
import { applyPatches, type Patch } from 'immer';
import type { Change } from './command.ts';
import type { EditorDocument } from './editor-document.ts';
import { compactPatches } from './patches.ts';
import { keepEqual, NO_SELECTION, type Selection } from './selection.ts';

/** One step of the history: what it was, the way there and back, what was selected before and after. */
export type HistoryEntry = {
  /** A number of its own, so that "saved" can name a place in the history. */
  id: number;
  /** In Spanish, for "Deshacer: mover tabla". */
  label: string;
  patches: Patch[];
  inverse: Patch[];
  before: Selection;
  after: Selection;
  /** Entries with the same key become one while the last one is open. */
  mergeKey: string | null;
};

/** A gesture under way: what was there when it began, and the changes since. */
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
  /** Whether the last entry still takes changes with its merge key. */
  open: boolean;
  nextId: number;
  /** The place where the kept history begins: 0, or the id of the last entry that was forgotten. */
  base: number;
  /** The id of the entry after which the report was saved; 0 for the state at the start. */
  savedAt: number;
};

/** Entries kept; older ones are forgotten. */
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

/** Ends the typing burst or slider run: the next change is an entry of its own whatever its merge key. */
export function seal(state: EditState): EditState {
  return state.open ? { ...state, open: false } : state;
}

/** Names the place in the history where the state stands: the last entry's id, the base at its beginning. */
export function placeInHistory(state: EditState): number {
  return state.past.at(-1)?.id ?? state.base;
}

/** Whether something would be lost if the editor were closed now. */
export function isDirty(state: EditState): boolean {
  return placeInHistory(state) !== state.savedAt || (state.gesture?.patches.length ?? 0) > 0;
}

/** Notes that the host holds the report as it stood at a place of the history; default: as it stands now. */
export function markSaved(state: EditState, place: number = placeInHistory(state)): EditState {
  return { ...seal(state), savedAt: place };
}
