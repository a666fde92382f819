/** The report in the editor, with its history and its selection, which undo and redo restore. */
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Change } from '../../model/command.ts';
import { fromReport } from '../../model/from-report.ts';
import * as history from '../../model/history.ts';
import type { Selection } from '../../model/selection.ts';
import type { SliceStore } from './slice-store.ts';

export type DocumentSlice = { edit: history.EditState };
type Store = SliceStore<DocumentSlice>;

export const initialDocument = (report: ReportDocument): DocumentSlice => ({
  edit: history.startEditing(fromReport(report)),
});

/** Applies a command's change to the document and adds it to the history. */
export function applyChange(store: Store, change: Change, options: history.ExecuteOptions): void {
  transform(store, (edit) => history.execute(edit, change, options));
}

/** Sets the selection; adds no history entry, but ends the merging of changes. */
export function changeSelection(store: Store, selection: Selection): void {
  transform(store, (edit) => ({ ...history.endMerging(edit), selection }));
}

/** Begins a gesture: all changes until its end are one history entry. */
export function beginGesture(store: Store, label: string): void {
  transform(store, (edit) => history.beginGesture(edit, label));
}

export function commitGesture(store: Store): void {
  transform(store, history.commitGesture);
}

/** Cancels the gesture: the document is restored, without a history entry. */
export function cancelGesture(store: Store): void {
  transform(store, history.cancelGesture);
}

/** The next change becomes a separate history entry. */
export function endMerging(store: Store): void {
  transform(store, history.endMerging);
}

export function undoStep(store: Store): void {
  transform(store, history.undo);
}

export function redoStep(store: Store): void {
  transform(store, history.redo);
}

/** Marks the state at a history position as saved; default: the current one. */
export function markDocumentSaved(store: Store, target?: number): void {
  transform(store, (edit) => history.markSaved(edit, target));
}

function transform(store: Store, step: (edit: history.EditState) => history.EditState): void {
  const { edit } = store.getState();
  const next = step(edit);
  if (next !== edit) store.setState({ edit: next });
}
