import { isDirty } from '../model/history.ts';
import { toReport } from '../model/to-report.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { offerDraft } from '../store/slices/save-slice.ts';
import { clearDraft, readDraft, writeDraft } from './draft-storage.ts';

/** Minimum time between two writes of a draft, in milliseconds. */
const WRITE_INTERVAL_MS = 1000;

/** A running auto-save of one draft. */
export type DraftAutosave = {
  /** Stops it; a pending draft is written at once. */
  end(): void;
  /** Stops it and deletes the draft because the changes were discarded. Fulfils once it is deleted. */
  discard(): Promise<void>;
};

/**
 * Offers the draft of an earlier session, and auto-saves a draft of this one while there are unsaved changes; saving
 * deletes it.
 */
export function autosaveDraft(store: EditorStore, key: string): DraftAutosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { edit } = store.getState();
    void ignoreFailure(writeDraft(key, { at: Date.now(), report: toReport(edit.document) }));
  };
  const flush = (): void => {
    if (timer !== undefined) write();
  };
  const deleteDraft = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    return ignoreFailure(clearDraft(key));
  };
  const unsubscribe = store.subscribe(({ edit, draft, readOnly }, before) => {
    if (readOnly) return;
    const changed = edit.document !== before.edit.document;
    if (isDirty(edit)) {
      if (changed) timer ??= setTimeout(write, WRITE_INTERVAL_MS);
    } else if (isDirty(before.edit) || (draft === null && before.draft !== null)) void deleteDraft();
  });
  void ignoreFailure(
    readDraft(key).then((draft) => {
      const { edit, readOnly } = store.getState();
      if (draft === null || isStopped || readOnly) return;
      const isUnchanged = JSON.stringify(draft.report) === JSON.stringify(toReport(edit.document));
      if (!isUnchanged) offerDraft(store, draft);
    }),
  );
  document.addEventListener('visibilitychange', flush);
  const end = (): void => {
    isStopped = true;
    document.removeEventListener('visibilitychange', flush);
    unsubscribe();
    flush();
  };
  return {
    end,
    discard: () => {
      const deleted = deleteDraft();
      end();
      return deleted;
    },
  };
}

/** Without browser storage (a private window, a full disk) the editor works without drafts. */
export const ignoreFailure = (promise: Promise<unknown>): Promise<void> =>
  promise.then(
    () => undefined,
    () => undefined,
  );
