/** What is being dragged, by the pointer or lifted by the keyboard, and which item is being resized. */
import type { OfferedKind } from '@lienzo/schema/report/item';
import type { ItemPlace } from '../../model/item-place.ts';
import type { SliceStore } from './slice-store.ts';

/** What is being carried. */
export type Carried =
  | { kind: 'new-item'; nombre: OfferedKind }
  | { kind: 'items'; uuids: string[] }
  | { kind: 'section'; id: string };

/** Where a drag would put what it carries; `section` for a whole section, before the one at `index`. */
export type DropTarget =
  | { kind: 'items'; place: ItemPlace }
  | { kind: 'section'; index: number }
  | { kind: 'refused'; section: string; message: string };

/** Where a thing lies on the stage, in pixels of screen from the stage's upper left corner. */
export type Box = { left: number; top: number; right: number; bottom: number };
type ItemBox = Box & { uuid: string };
export type SectionBox = Box & { id: string; items: ItemBox[]; startsPage: boolean };

export type DragSlice = {
  carried: Carried | null;
  drop: DropTarget | null;
  /** Where everything lies during a drag by pointer; null while nothing was measured. */
  boxes: SectionBox[] | null;
  /** Whether `carried` was lifted with the keyboard. */
  byKeyboard: boolean;
  /** The item whose edge is being dragged. */
  resizing: string | null;
};
type Store = SliceStore<DragSlice>;

export const initialDrag: DragSlice = {
  carried: null,
  drop: null,
  boxes: null,
  byKeyboard: false,
  resizing: null,
};

/** Begins to carry something by the pointer. */
export function startCarrying(store: Store, carried: Carried): void {
  store.setState({ carried, byKeyboard: false, drop: null });
}

/** Lifts something with the keyboard, the drop where it already stands. */
export function startLifting(store: Store, carried: Carried, drop: DropTarget): void {
  store.setState({ carried, byKeyboard: true, drop });
}

/** Keeps the measured boxes for the time of the drag: nothing on the page moves until it ends. */
export function keepBoxes(store: Store, boxes: SectionBox[]): void {
  store.setState({ boxes });
}

/** Where a drop would land now; the same place as before changes nothing, so that a move within it renders nothing. */
export function moveDrop(store: Store, drop: DropTarget | null): void {
  if (!isSameDrop(store.getState().drop, drop)) store.setState({ drop });
}

export function isSameDrop(a: DropTarget | null, b: DropTarget | null): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Nothing is carried any more; the document is as it was. */
export function endCarrying(store: Store): void {
  store.setState({ carried: null, drop: null, boxes: null, byKeyboard: false });
}

export function startResizing(store: Store, uuid: string): void {
  store.setState({ resizing: uuid });
}

export function endResizing(store: Store): void {
  store.setState({ resizing: null });
}
