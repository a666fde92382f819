import type { StoreApi } from 'zustand/vanilla';
import type { EditorState } from './editor-state.ts';

type Listener = () => void;

/**
 * Notifies the subscribers of an item or section when its state changes: one subscription to the store for all of them,
 * because hundreds of selectors running on every keystroke would make a long report slow.
 */
export class IdSubscriptions {
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(store: StoreApi<EditorState>) {
    store.subscribe((state, before) => this.notify(changedIds(state, before)));
  }

  /** @returns an unsubscribe function. */
  subscribe(id: string, listener: Listener): () => void {
    const all = this.listeners.get(id) ?? new Set();
    all.add(listener);
    this.listeners.set(id, all);
    return () => {
      all.delete(listener);
      if (all.size === 0 && this.listeners.get(id) === all) this.listeners.delete(id);
    };
  }

  private notify(ids: Iterable<string> | 'all'): void {
    for (const id of ids === 'all' ? [...this.listeners.keys()] : ids)
      for (const listener of [...(this.listeners.get(id) ?? [])]) listener();
  }
}

/** The items and sections whose appearance changed; 'all' after a change that affects every one. */
function changedIds(state: EditorState, before: EditorState): Set<string> | 'all' {
  if (
    state.showProblems !== before.showProblems ||
    state.readOnly !== before.readOnly ||
    state.tables !== before.tables
  )
    return 'all';
  const ids = new Set<string>();
  const { document } = state.edit;
  const { document: old } = before.edit;
  addChangedIds(ids, document.items, old.items);
  addChangedIds(ids, document.sections, old.sections);
  addChangedIds(ids, state.rows, before.rows);
  if (
    state.edit.selection !== before.edit.selection ||
    state.text !== before.text ||
    state.carried !== before.carried
  )
    for (const one of [state, before]) addActiveIds(ids, one);
  return ids;
}

function addChangedIds(
  ids: Set<string>,
  now: Record<string, unknown>,
  before: Record<string, unknown>,
): void {
  if (now === before) return;
  for (const id in now) if (now[id] !== before[id]) ids.add(id);
  for (const id in before) if (!(id in now)) ids.add(id);
}

/** What is selected, open for typing or dragged. */
function addActiveIds(ids: Set<string>, { edit, text, carried }: EditorState): void {
  for (const uuid of edit.selection.items) ids.add(uuid);
  if (edit.selection.section !== null) ids.add(edit.selection.section);
  if (text?.kind === 'item') ids.add(text.uuid);
  if (carried?.kind === 'items') for (const uuid of carried.uuids) ids.add(uuid);
  if (carried?.kind === 'section') ids.add(carried.id);
}
