/** Validating the report and passing it to the host. */
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import type { ReportProblem } from '@lienzo/schema/report/report-problem';
import { validateReport } from '@lienzo/schema/report/validate-report';
import { positionInHistory } from '../model/history.ts';
import { selectItems } from '../model/selection.ts';
import { toReport } from '../model/to-report.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { commitGesture, endMerging, markDocumentSaved } from '../store/slices/document-slice.ts';
import { announce, notify } from '../store/slices/notice-slice.ts';
import { markProblems, openIncomplete, setSaveState } from '../store/slices/save-slice.ts';
import { changeView } from '../store/slices/view-slice.ts';
import { showView } from './panes.ts';
import { select } from './selecting.ts';

/** Validates the report; if there are problems, marks the items, selects the first one and opens the modal. */
export function validate(store: EditorStore): ReportProblem[] {
  const { edit } = store.getState();
  const problems = validateReport(toReport(edit.document));
  markProblems(store, problems.length > 0);
  if (problems.length === 0) return problems;
  const first = problems.find((problem) => problem.uuid !== null)?.uuid;
  if (typeof first === 'string') select(store, selectItems([first]));
  changeView(store, 'design');
  openIncomplete(store);
  return problems;
}

/** Opens the exact view; an incomplete report opens the modal of missing fields instead, as when saving. */
export function showExactView(store: EditorStore): void {
  // In read-only mode the person cannot fix the report, so the host's error is shown instead.
  if (!store.getState().readOnly && validate(store).length > 0) return;
  showView(store, 'exact');
}

/** Validates and saves through the host; false when the report is incomplete or saving failed. */
export async function save(store: EditorStore): Promise<boolean> {
  const { host, save: running, readOnly } = store.getState();
  if (host.save === undefined || readOnly || running.status === 'saving') return false;
  if (validate(store).length > 0) return false;
  commitGesture(store);
  endMerging(store);
  const { edit } = store.getState();
  setSaveState(store, { status: 'saving' });
  try {
    await host.save(toReport(edit.document));
    reportSaved(store, positionInHistory(edit));
    announce(store, editorCommandMessages.done.saved);
    return true;
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : editorCommandMessages.done.saveFailed;
    setSaveState(store, { status: 'failed', message });
    notify(store, message, 'error');
    return false;
  }
}

/** Marks the state at a history position as saved; default: the current state. */
export function reportSaved(store: EditorStore, target?: number): void {
  markDocumentSaved(store, target);
  setSaveState(store, { status: 'saved', at: new Date() });
}
