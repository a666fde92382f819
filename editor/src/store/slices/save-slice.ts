/** Saving: how far it is, whether what is missing is marked, and the draft that an earlier opening left. */
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { SliceStore } from './slice-store.ts';

export type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved'; at: Date }
  | { status: 'failed'; message: string };

/** A report as it stood at a moment (milliseconds since 1970) without having been saved. */
export type Draft = { at: number; report: ReportDocument };

export type SaveSlice = {
  save: SaveState;
  /** Marks incomplete items in red: a save was tried. */
  showProblems: boolean;
  /** Whether the modal "Faltan llenar campos" is open. */
  incompleteOpen: boolean;
  /** What an earlier opening left unsaved, while it is offered. */
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

/** Marks what is incomplete, or marks it no longer. */
export function markProblems(store: Store, showProblems: boolean): void {
  store.setState({ showProblems });
}

/** Opens the modal that says what is missing. */
export function openIncomplete(store: Store): void {
  store.setState({ incompleteOpen: true });
}

export function closeIncomplete(store: Store): void {
  store.setState({ incompleteOpen: false });
}

export function offerDraft(store: Store, draft: Draft): void {
  store.setState({ draft });
}

/** The draft was taken or declined: it is offered no longer. */
export function withdrawDraft(store: Store): void {
  store.setState({ draft: null });
}
