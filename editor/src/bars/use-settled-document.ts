import { useEffect, useState } from 'react';
import type { EditorDocument } from '../model/editor-document.ts';
import { useEditorStore } from '../store/use-editor.ts';

/** How long the document must stand still, in milliseconds. */
const PAUSE = 200;

/** The document as it was when the person last paused: for what takes longer than a keystroke may. */
export function useSettledDocument(): EditorDocument {
  const store = useEditorStore();
  const [settled, setSettled] = useState(() => store.getState().edit.document);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe(({ edit }, before) => {
      if (edit.document === before.edit.document) return;
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(store.getState().edit.document), PAUSE);
    });
    setSettled(store.getState().edit.document);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store]);
  return settled;
}
