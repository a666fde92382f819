import { useCallback, useEffect, useRef } from 'react';
import type { ReportEditorProps } from '../host/report-editor-host.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { autosaveDraft, type DraftAutosave } from './autosave-draft.ts';

type DraftProps = Pick<ReportEditorProps, 'draftKey' | 'drafts' | 'resumesDraft' | 'startsFromDraft'>;

/** Auto-saves the draft of the host's key; a new key (a report that got its id) deletes the draft of the old one. */
export function useDraft(
  store: EditorStore,
  { draftKey: key, drafts, resumesDraft = false, startsFromDraft = false }: DraftProps,
): { discardDraft: () => Promise<void>; keepDraft: () => Promise<void> } {
  const running = useRef<{ key: string; autosave: DraftAutosave } | null>(null);
  useEffect(() => {
    const before = running.current;
    if (before !== null && before.key !== key) void before.autosave.discard();
    running.current = null;
    if (key === undefined) return;
    const isFirst = before === null || before.key === key;
    const autosave = autosaveDraft(store, {
      key,
      drafts,
      resumes: isFirst && resumesDraft,
      startsFromDraft: isFirst && startsFromDraft,
    });
    running.current = { key, autosave };
    return () => autosave.end();
  }, [store, key, drafts, resumesDraft, startsFromDraft]);
  return {
    discardDraft: useCallback(() => running.current?.autosave.discard() ?? Promise.resolve(), []),
    keepDraft: useCallback(() => running.current?.autosave.keep() ?? Promise.resolve(), []),
  };
}
