/** The report that is edited, with its history and its selection, which undo and redo restore. */
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Change } from '../../model/command.ts';
import { fromReport } from '../../model/from-report.ts';
import {
  bail,
  commit,
  type EditState,
  type ExecuteOptions,
  execute,
  mark,
  markSaved,
  redo,
  seal,
  startEditing,
  undo,
} from '../../model/history.ts';
import type { Selection } from '../../model/selection.ts';
import type { SliceStore } from './slice-store.ts';

export type DocumentSlice = { edit: EditState };
type Store = SliceStore<DocumentSlice>;

export const initialDocument = (report: ReportDocument): DocumentSlice => ({
  edit: startEditing(fromReport(report)),
});

/** Takes a command's change into the document and its history. */
export function applyChange(store: Store, change: Change, options: ExecuteOptions): void {
  transform(store, (edit) => execute(edit, change, options));
}

/** Selects; no step of the history, but the end of a run of merged ones. */
export function changeSelection(store: Store, selection: Selection): void {
  transform(store, (edit) => ({ ...seal(edit), selection }));
}

/** Begins a gesture: all changes until its end are one step of the history. */
export function beginGesture(store: Store, label: string): void {
  transform(store, (edit) => mark(edit, label));
}

export function commitGesture(store: Store): void {
  transform(store, commit);
}

/** Gives the gesture up: the document is as it was, without an entry in the history. */
export function cancelGesture(store: Store): void {
  transform(store, bail);
}

/** The next change is a step of its own, whatever came before. */
export function endMerging(store: Store): void {
  transform(store, seal);
}

export function undoStep(store: Store): void {
  transform(store, undo);
}

export function redoStep(store: Store): void {
  transform(store, redo);
}

/** The host holds the report as it stood at a place of the history; default: as it stands now. */
export function markDocumentSaved(store: Store, place?: number): void {
  transform(store, (edit) => markSaved(edit, place));
}

function transform(store: Store, step: (edit: EditState) => EditState): void {
  const { edit } = store.getState();
  const next = step(edit);
  if (next !== edit) store.setState({ edit: next });
}
