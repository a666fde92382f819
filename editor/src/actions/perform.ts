import type { Change } from '../model/command.ts';
import { CommandRefusal } from '../model/command-refusal.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import type { ExecuteOptions } from '../model/history.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { applyChange } from '../store/slices/document-slice.ts';
import { notify } from '../store/slices/notice-slice.ts';

/**
 * Runs a command on the document and adds it to the history. A refusal is shown as a notice.
 * @returns whether the command was applied.
 */
export function perform(
  store: EditorStore,
  run: (document: EditorDocument) => Change,
  options: ExecuteOptions,
): boolean {
  const { edit, readOnly } = store.getState();
  if (readOnly) return false;
  try {
    applyChange(store, run(edit.document), options);
    return true;
  } catch (problem) {
    if (!(problem instanceof CommandRefusal)) throw problem;
    notify(store, problem.message, 'error');
    return false;
  }
}
