/** Moving by keyboard: Space lifts, arrows choose the place, Space drops, Esc cancels. */

import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { announce } from '../actions/notify.ts';
import { dropCarried } from '../drag/drop-carried.ts';
import { endCarrying } from '../drag/end-carrying.ts';
import { sameDrop } from '../drag/same-drop.ts';
import { positionOf } from '../model/document-queries.ts';
import type { DropTarget } from '../store/editor-state.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { wordsFor } from '../store/kind-words.ts';
import { placesFor, placeWords, sectionPlaces } from './all-places.ts';

/** Lifts what is selected. */
export function lift(store: EditorStore): void {
  const { edit, readOnly } = store.getState();
  const { document, selection } = edit;
  if (readOnly) return;
  if (selection.section !== null) {
    const index = document.order.indexOf(selection.section);
    store.setState({
      carried: { kind: 'section', id: selection.section },
      byKeyboard: true,
      drop: { kind: 'section', index },
      announcement: `${editorCanvasMessages.carrying.liftedSection(index + 1)} ${editorCanvasMessages.carrying.howTo}`,
    });
    return;
  }
  const [first] = selection.items;
  const position = first === undefined ? undefined : positionOf(document, first);
  if (position === undefined) return;
  const words = wordsFor(selection.items.flatMap((uuid) => document.items[uuid] ?? []));
  store.setState({
    carried: { kind: 'items', uuids: selection.items },
    byKeyboard: true,
    text: null,
    drop: { kind: 'items', place: { into: 'section', section: position.section.id, index: position.index } },
    announcement: `${editorCanvasMessages.carrying.lifted(words)} ${editorCanvasMessages.carrying.howTo}`,
  });
}

const STEPS: Record<string, (at: number, places: DropTarget[]) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, places) => nextGap(at, places, 1),
  ArrowUp: (at, places) => nextGap(at, places, -1),
  Home: () => 0,
  End: (_at, places) => places.length - 1,
};

/** Handles a key while something is lifted; says whether it was one of ours. */
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
      announce(store, editorCanvasMessages.carrying.dropped(placeWords(edit.document, drop)));
    }
    return true;
  }
  const step = STEPS[key];
  if (step === undefined) return false;
  const places =
    carried.kind === 'section' ? sectionPlaces(edit.document) : placesFor(edit.document, carried.uuids);
  const at = Math.max(
    0,
    places.findIndex((place) => sameDrop(place, drop)),
  );
  const next = places[Math.max(0, Math.min(places.length - 1, step(at, places)))];
  if (next !== undefined) store.setState({ drop: next, announcement: placeWords(edit.document, next) });
  return true;
}

/** The next place in another row: a gap between sections, or the beginning of a section. */
function nextGap(at: number, places: DropTarget[], step: 1 | -1): number {
  const row = (place: DropTarget | undefined): string =>
    place?.kind === 'items' && place.place.into === 'section' ? place.place.section : JSON.stringify(place);
  let next = at;
  while (places[next + step] !== undefined && row(places[next]) === row(places[at])) next += step;
  while (step < 0 && places[next - 1] !== undefined && row(places[next - 1]) === row(places[next])) next -= 1;
  return next;
}
