import type { ReportDraftStore } from '../host/report-editor-host.ts';
import { isDirty } from '../model/history.ts';
import { toReport } from '../model/to-report.ts';
import type { EditorState } from '../store/editor-state.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { markDraftKept, offerDraft } from '../store/slices/save-slice.ts';
import { draftLayers } from './draft-layers.ts';
import { newestDraft } from './newest-draft.ts';
import { resumeDraft } from './resume-draft.ts';

export type DraftOptions = {
  /** Of the draft in this browser. */
  key: string;
  /** The host's copy; undefined: the draft is kept in this browser only. */
  drafts: ReportDraftStore | undefined;
  /** Goes on with the draft without asking. */
  resumes: boolean;
  /** The editor was opened with a draft, so that undoing everything leaves a draft. */
  startsFromDraft: boolean;
};

/** A running auto-save of one draft. */
export type DraftAutosave = {
  /** Stops it; a pending draft is written at once. */
  end(): void;
  /** Stops it and deletes the draft because the changes were discarded. Fulfils once it is deleted. */
  discard(): Promise<void>;
  /** Writes the current report now. Fulfils when it is written everywhere, or failed to be. */
  keep(): Promise<void>;
};

/**
 * Offers the draft of an earlier session, and auto-saves a draft of this one while there are unsaved changes; saving
 * deletes it.
 */
export function autosaveDraft(store: EditorStore, options: DraftOptions): DraftAutosave {
  const { resumes, startsFromDraft } = options;
  let isStopped = false;
  let wasSaved = false;
  const isDraft = (): boolean => isDirty(store.getState().edit) || (startsFromDraft && !wasSaved);
  const layers = draftLayers(store, { ...options, isDraft });

  const offerNewest = async (): Promise<void> => {
    const draft = await newestDraft(options.key, options.drafts);
    const { edit, readOnly } = store.getState();
    if (draft === null || isStopped || readOnly) return;
    if (JSON.stringify(draft.report) === JSON.stringify(toReport(edit.document))) {
      if (isDraft()) markDraftKept(store, new Date(draft.at));
    } else if (resumes && !isDirty(edit)) resumeDraft(store, draft);
    else offerDraft(store, draft);
  };
  const follow = ({ edit, draft, draftKeptAt, readOnly }: EditorState, before: EditorState): void => {
    if (readOnly) {
      layers.cancel();
      return;
    }
    const isAnswered = draft === null && before.draft !== null;
    const isChanged = edit.document !== before.edit.document;
    const isSaved = edit.savedAt !== before.edit.savedAt;
    wasSaved ||= isSaved;
    if (isChanged && draftKeptAt !== null) markDraftKept(store, null);
    if (isDraft()) {
      if (isChanged || isAnswered) layers.schedule();
    } else if (isAnswered || isSaved || isDirty(before.edit)) void layers.remove();
  };
  const onHide = (): void => {
    if (document.visibilityState === 'hidden') layers.flush();
  };

  const unsubscribe = store.subscribe(follow);
  document.addEventListener('visibilitychange', onHide);
  if (isDirty(store.getState().edit)) layers.schedule();
  void offerNewest();
  const end = (): void => {
    isStopped = true;
    document.removeEventListener('visibilitychange', onHide);
    unsubscribe();
    layers.flush();
    layers.end();
  };
  return {
    end,
    discard: () => {
      const deleted = layers.remove();
      end();
      return deleted;
    },
    keep: () => (isDraft() ? layers.keep() : Promise.resolve()),
  };
}
