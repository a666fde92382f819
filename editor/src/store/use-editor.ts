import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { EditorState } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';

export const EditorStoreContext = createContext<EditorStore | null>(null);

/** The store of the editor around the component, for actions. */
export function useEditorStore(): EditorStore {
  const store = useContext(EditorStoreContext);
  if (store === null) throw new Error('used outside of <ReportEditor>');
  return store;
}

/** A value of the editor's state; the component renders again only when that value changes. */
export function useEditor<Value>(select: (state: EditorState) => Value): Value {
  return useStore(useEditorStore(), select);
}
