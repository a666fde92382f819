import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { type ReportProblem, validateReport } from '@lienzo/schema/report/validate-report';
import { commit } from '../model/history/gesture.ts';
import { markSaved } from '../model/history/mark-saved.ts';
import { placeInHistory } from '../model/history/place-in-history.ts';
import { seal } from '../model/history/seal.ts';
import { selectItems } from '../model/selection.ts';
import { toReport } from '../model/to-report.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { notify } from './notify.ts';
import { select } from './selecting.ts';

/** Checks the report; with problems, marks the items, selects the first one and opens the modal. */
export function validate(store: EditorStore): ReportProblem[] {
  const { edit } = store.getState();
  const problems = validateReport(toReport(edit.document));
  if (problems.length === 0) {
    store.setState({ showProblems: false });
    return problems;
  }
  const first = problems.find((problem) => problem.uuid !== null)?.uuid;
  if (typeof first === 'string') select(store, selectItems([first]));
  store.setState({ showProblems: true, incompleteOpen: true, view: 'design' });
  return problems;
}

/** Shows the printed report; one that is incomplete is not printed, and what is missing is shown as when saving. */
export function showExactView(store: EditorStore): void {
  // Who may not change the report cannot mend it either: the host says what it has against it.
  if (!store.getState().readOnly && validate(store).length > 0) return;
  store.setState({ view: 'exact', text: null });
}

/** Validates and saves through the host; false when the report is incomplete or saving failed. */
export async function save(store: EditorStore): Promise<boolean> {
  const { host, save: running, readOnly } = store.getState();
  if (host.save === undefined || readOnly || running.status === 'saving') return false;
  if (validate(store).length > 0) return false;
  const edit = seal(commit(store.getState().edit));
  const place = placeInHistory(edit);
  store.setState({ edit, save: { status: 'saving' } });
  try {
    await host.save(toReport(edit.document));
    store.setState({
      edit: markSaved(store.getState().edit, place),
      save: { status: 'saved', at: new Date() },
      announcement: editorCommandMessages.done.saved,
    });
    return true;
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : editorCommandMessages.done.saveFailed;
    store.setState({ save: { status: 'failed', message } });
    notify(store, message, 'error');
    return false;
  }
}
