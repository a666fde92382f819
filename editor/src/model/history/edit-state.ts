/** A document with its history. Every function of this folder takes such a state and gives the next one. */
import type { Patch } from 'immer';
import type { EditorDocument } from '../editor-document.ts';
import { NO_SELECTION, type Selection } from '../selection.ts';

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
