/** The save status, whether problems are marked, and the draft of an earlier session. */
import type { ReportDraft } from '../../host/report-editor-host.ts';
import type { SliceStore } from './slice-store.ts';

export type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved'; at: Date }
  | { status: 'failed'; message: string };

export type SaveSlice = {
  save: SaveState;
  /** Whether incomplete items are marked in red: saving was attempted. */
  showProblems: boolean;
  /** Whether the modal "Faltan llenar campos" is open. */
  incompleteOpen: boolean;
  /** The draft of an earlier session, while it is offered. */
  draft: ReportDraft | null;
  /** When the host kept the current report as a draft; null while it has not. */
  draftKeptAt: Date | null;
};
type Store = SliceStore<SaveSlice>;

export const initialSave: SaveSlice = {
  save: { status: 'idle' },
  showProblems: false,
  incompleteOpen: false,
  draft: null,
  draftKeptAt: null,
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

export function offerDraft(store: Store, draft: ReportDraft): void {
  store.setState({ draft });
}

/** Stops offering the draft: it was accepted or declined. */
export function withdrawDraft(store: Store): void {
  store.setState({ draft: null });
}

/** @param at null: the report has changed since. */
export function markDraftKept(store: Store, draftKeptAt: Date | null): void {
  store.setState({ draftKeptAt });
}
