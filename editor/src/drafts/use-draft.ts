import { useCallback, useEffect, useRef } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import { autosaveDraft, type DraftAutosave, ignoreFailure } from './autosave-draft.ts';
import { clearDraft } from './draft-storage.ts';

/**
 * Auto-saves a draft under the host's key; a new key (a report that got its id) replaces the old one.
 * @returns a function that stops the auto-save and deletes the draft; fulfils once it is deleted.
 */
export function useDraft(store: EditorStore, key: string | undefined): () => Promise<void> {
  const before = useRef(key);
  const autosave = useRef<DraftAutosave | null>(null);
  useEffect(() => {
    if (before.current !== undefined && before.current !== key)
      void ignoreFailure(clearDraft(before.current));
    before.current = key;
    if (key === undefined) return;
    const draft = autosaveDraft(store, key);
    autosave.current = draft;
    return () => draft.end();
  }, [store, key]);
  return useCallback(() => autosave.current?.discard() ?? Promise.resolve(), []);
}
