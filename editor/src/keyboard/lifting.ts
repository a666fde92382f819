/** Keyboard drag and drop: Space lifts, arrows choose the place, Space drops, Esc cancels. */

import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { dropCarried } from '../drag/drop-carried.ts';
import { textFor } from '../kinds/kind-text.ts';
import { columnsOf } from '../model/columns.ts';
import { type ItemPosition as PositionInSection, positionOf } from '../model/document-queries.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import type { ItemPosition } from '../model/item-position.ts';
import type { EditorStore } from '../store/editor-store.ts';
import {
  type DropTarget,
  endCarrying,
  isSameDrop,
  moveDrop,
  startLifting,
} from '../store/slices/drag-slice.ts';
import { announce } from '../store/slices/notice-slice.ts';
import { closeText } from '../store/slices/text-slice.ts';
import { positionsFor, positionText, sectionPositions } from './all-positions.ts';

/** Lifts the selection. */
export function lift(store: EditorStore): void {
  const { edit, readOnly } = store.getState();
  const { document, selection } = edit;
  if (readOnly) return;
  if (selection.section !== null) {
    const index = document.order.indexOf(selection.section);
    startLifting(store, { kind: 'section', id: selection.section }, { kind: 'section', index });
    announceLift(store, editorCanvasMessages.carrying.liftedSection(index + 1));
    return;
  }
  const [first] = selection.items;
  const position = first === undefined ? undefined : positionOf(document, first);
  if (position === undefined) return;
  const terms = textFor(selection.items.flatMap((uuid) => document.items[uuid] ?? []));
  const target = targetAt(document, position);
  closeText(store);
  startLifting(store, { kind: 'items', uuids: selection.items }, { kind: 'items', place: target });
  announceLift(store, editorCanvasMessages.carrying.lifted(terms));
}

/** Where an item is, as a place to drop it at. */
function targetAt(document: EditorDocument, { section, column, row }: PositionInSection): ItemPosition {
  const isStacked = (columnsOf(document, section.id)[column]?.uuids.length ?? 0) > 1;
  return isStacked
    ? { into: 'column', section: section.id, column, index: row }
    : { into: 'section', section: section.id, index: column };
}

const announceLift = (store: EditorStore, label: string): void =>
  announce(store, `${label} ${editorCanvasMessages.carrying.howTo}`);

const STEPS: Record<string, (at: number, positions: DropTarget[]) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, targets) => nextGap(at, targets, 1),
  ArrowUp: (at, locations) => nextGap(at, locations, -1),
  Home: () => 0,
  End: (_at, slots) => slots.length - 1,
};

/** Handles a key during a keyboard drag. @returns whether the key was handled. */
export function carryByKey(store: EditorStore, key: string): boolean {
  const { carried, drop, edit } = store.getState();
  if (carried === null || carried.kind === 'new-item') return false;
  if (key === 'Escape') {
    endCarrying(store);
    announce(store, editorCanvasMessages.carrying.cancelled);
    return true;
  }
  if (key === ' ' || key === 'Enter') {
    endCarrying(store);
    if (drop !== null) {
      dropCarried(store, carried, drop);
      announce(store, editorCanvasMessages.carrying.dropped(positionText(edit.document, drop)));
    }
    return true;
  }
  const step = STEPS[key];
  if (step === undefined) return false;
  const areas =
    carried.kind === 'section' ? sectionPositions(edit.document) : positionsFor(edit.document, carried.uuids);
  const at = Math.max(
    0,
    areas.findIndex((location) => isSameDrop(location, drop)),
  );
  const next = areas[Math.max(0, Math.min(areas.length - 1, step(at, areas)))];
  if (next === undefined) return true;
  moveDrop(store, next);
  announce(store, positionText(edit.document, next));
  return true;
}

/** The next place in another row: a gap between sections, or the beginning of a section. */
function nextGap(at: number, sites: DropTarget[], step: 1 | -1): number {
  const row = (slot: DropTarget | undefined): string =>
    slot?.kind === 'items' && slot.place.into !== 'new-section' ? slot.place.section : JSON.stringify(slot);
  let next = at;
  while (sites[next + step] !== undefined && row(sites[next]) === row(sites[at])) next += step;
  while (step < 0 && sites[next - 1] !== undefined && row(sites[next - 1]) === row(sites[next])) next -= 1;
  return next;
}
