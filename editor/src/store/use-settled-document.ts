import { useEffect, useState } from 'react';
import type { EditorDocument } from '../model/editor-document.ts';
import { useEditorStore } from './use-editor.ts';

/**
 * The document, debounced: for computations that take longer than a keystroke may.
 * @param pause without changes, in milliseconds.
 */
export function useSettledDocument(pause = 200): EditorDocument {
  const store = useEditorStore();
  const [settled, setSettled] = useState(() => store.getState().edit.document);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe(({ edit }, before) => {
      if (edit.document === before.edit.document) return;
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(store.getState().edit.document), pause);
    });
    setSettled(store.getState().edit.document);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store, pause]);
  return settled;
}
