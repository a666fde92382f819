import { moveSectionTo, moveTo } from '../actions/arranging.ts';
import { insertKind } from '../actions/inserting.ts';
import type { ItemPosition } from '../model/item-position.ts';
import type { EditorStore } from '../store/editor-store.ts';
import type { Carried, DropTarget } from '../store/slices/drag-slice.ts';
import { notify } from '../store/slices/notice-slice.ts';
import { NEW_SECTION_ID } from './find-drop.ts';

/** Drops what is being dragged at the current drop target. */
export function dropCarried(store: EditorStore, carried: Carried, drop: DropTarget): void {
  if (drop.kind === 'refused') {
    notify(store, drop.message, 'error');
    return;
  }
  if (drop.kind === 'section') {
    if (carried.kind === 'section') moveSectionTo(store, carried.id, drop.index);
    return;
  }
  const position = withRealId(drop.place);
  if (carried.kind === 'items') moveTo(store, carried.uuids, position);
  else if (carried.kind === 'new-item') insertKind(store, carried.nombre, position);
}

const withRealId = (location: ItemPosition): ItemPosition =>
  location.into === 'new-section' && location.id === NEW_SECTION_ID
    ? { ...location, id: crypto.randomUUID() }
    : location;
