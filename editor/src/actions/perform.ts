import type { Change } from '../model/command.ts';
import { CommandRefusal } from '../model/command-refusal.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import { type ExecuteOptions, execute } from '../model/history/execute.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { notify } from './notify.ts';

/**
 * Runs a command on the document and notes it in the history. A refusal is told to the person.
 * @returns whether it was carried out.
 */
export function perform(
  store: EditorStore,
  run: (document: EditorDocument) => Change,
  options: ExecuteOptions,
): boolean {
  const state = store.getState();
  if (state.readOnly) return false;
  try {
    const edit = execute(state.edit, run(state.edit.document), options);
    store.setState({ edit });
    return true;
  } catch (problem) {
    if (!(problem instanceof CommandRefusal)) throw problem;
    notify(store, problem.message, 'error');
    return false;
  }
}
