import { useCallback, useEffect, useRef } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import { clearDraft } from './draft-storage.ts';
import { ignoreFailure, type KeptDraft, keepDraft } from './keep-draft.ts';

/**
 * Auto-saves a draft under the host's key; a new key (a report that got its id) replaces the old one.
 * @returns a function that stops the auto-save and deletes the draft; fulfils once it is deleted.
 */
export function useDraft(store: EditorStore, key: string | undefined): () => Promise<void> {
  const before = useRef(key);
  const kept = useRef<KeptDraft | null>(null);
  useEffect(() => {
    if (before.current !== undefined && before.current !== key)
      void ignoreFailure(clearDraft(before.current));
    before.current = key;
    if (key === undefined) return;
    const draft = keepDraft(store, key);
    kept.current = draft;
    return () => draft.end();
  }, [store, key]);
  return useCallback(() => kept.current?.discard() ?? Promise.resolve(), []);
}
