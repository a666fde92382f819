/** The save status, whether problems are marked, and the draft of an earlier session. */
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { SliceStore } from './slice-store.ts';

export type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved'; at: Date }
  | { status: 'failed'; message: string };

/** An unsaved report and its time (milliseconds since 1970). */
export type Draft = { at: number; report: ReportDocument };

export type SaveSlice = {
  save: SaveState;
  /** Whether incomplete items are marked in red: saving was attempted. */
  showProblems: boolean;
  /** Whether the modal "Faltan llenar campos" is open. */
  incompleteOpen: boolean;
  /** The draft of an earlier session, while it is offered. */
  draft: Draft | null;
};
type Store = SliceStore<SaveSlice>;

export const initialSave: SaveSlice = {
  save: { status: 'idle' },
  showProblems: false,
  incompleteOpen: false,
  draft: null,
};

export function setSaveState(store: Store, save: SaveState): void {
  store.setState({ save });
}

/** Sets whether incomplete items are marked. */
export function markProblems(store: Store, showProblems: boolean): void {
  store.setState({ showProblems });
}

/** Opens the modal of missing fields. */
export function openIncomplete(store: Store): void {
  store.setState({ incompleteOpen: true });
}

export function closeIncomplete(store: Store): void {
  store.setState({ incompleteOpen: false });
}

export function offerDraft(store: Store, draft: Draft): void {
  store.setState({ draft });
}

/** Stops offering the draft: it was accepted or declined. */
export function withdrawDraft(store: Store): void {
  store.setState({ draft: null });
}
