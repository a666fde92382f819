/** The selection. Selecting adds no history entry, but undo and redo restore the selection. */
import { positionOf, uuidsInOrder } from '../model/document-queries.ts';
import { NO_SELECTION, type Selection, selectItems, selectSection } from '../model/selection.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { releaseColumn } from '../store/slices/column-slice.ts';
import { changeSelection } from '../store/slices/document-slice.ts';
import { closeText } from '../store/slices/text-slice.ts';

export function select(store: EditorStore, selection: Selection): void {
  const { text } = store.getState();
  const keepsText = text?.kind === 'item' && selection.items.length === 1 && selection.items[0] === text.uuid;
  changeSelection(store, selection);
  releaseColumn(store);
  if (!keepsText) closeText(store);
}

export const selectItem = (store: EditorStore, uuid: string): void => select(store, selectItems([uuid]));

export const selectNothing = (store: EditorStore): void => select(store, NO_SELECTION);

export const selectWholeSection = (store: EditorStore, id: string): void => select(store, selectSection(id));

/** Adds an item to the selection, or removes it. */
export function toggleItem(store: EditorStore, uuid: string): void {
  const { items } = store.getState().edit.selection;
  select(store, selectItems(items.includes(uuid) ? items.filter((one) => one !== uuid) : [...items, uuid]));
}

export const selectAll = (store: EditorStore): void =>
  select(store, selectItems(uuidsInOrder(store.getState().edit.document)));

/** Selects the item at an offset (-1 or 1) from the selected one; without a selection the first or last one. */
export function selectAdjacent(store: EditorStore, step: -1 | 1): void {
  const { document, selection } = store.getState().edit;
  const uuids = uuidsInOrder(document);
  const at = uuids.indexOf(selection.items.at(-1) ?? '');
  const next =
    at < 0 ? (step > 0 ? 0 : uuids.length - 1) : Math.max(0, Math.min(uuids.length - 1, at + step));
  const uuid = uuids[next];
  if (uuid !== undefined) selectItem(store, uuid);
}

/** Selects the first or the last item of the report. */
export function selectEnd(store: EditorStore, end: 'first' | 'last'): void {
  const uuid = uuidsInOrder(store.getState().edit.document).at(end === 'first' ? 0 : -1);
  if (uuid !== undefined) selectItem(store, uuid);
}

/** Moves the selection outwards: from an item to its section, from a section to nothing. */
export function selectOutwards(store: EditorStore): void {
  const { document, selection } = store.getState().edit;
  const section = positionOf(document, selection.items.at(-1) ?? '')?.section;
  if (section === undefined) selectNothing(store);
  else selectWholeSection(store, section.id);
}
