import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { EditorState } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';

export const EditorStoreContext = createContext<EditorStore | null>(null);

/** The store of the enclosing editor, for actions. */
export function useEditorStore(): EditorStore {
  const store = useContext(EditorStoreContext);
  if (store === null) throw new Error('used outside of <ReportEditor>');
  return store;
}

/** A value of the editor's state; the component re-renders only when that value changes. */
export function useEditor<Value>(select: (state: EditorState) => Value): Value {
  return useStore(useEditorStore(), select);
}

/**
 * A value that belongs to one item or section, by its uuid or id. `select` runs only when the state of that item or
 * section changed: what it reads must be covered by `IdSubscriptions`.
 */
export function useEditorOf<Value>(id: string, select: (state: EditorState) => Value): Value {
  const store = useEditorStore();
  const subscribe = useCallback(
    (listener: () => void) => store.subscriptions.subscribe(id, listener),
    [store, id],
  );
  return useSyncExternalStore(subscribe, () => select(store.getState()));
}
