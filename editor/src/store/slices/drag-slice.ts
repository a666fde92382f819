/** The drag in progress, by pointer or by keyboard, and the item being resized. */
import type { OfferedKind } from '@lienzo/schema/report/item';
import type { ItemPosition } from '../../model/item-position.ts';
import type { SliceStore } from './slice-store.ts';

/** What is being dragged. */
export type Carried =
  | { kind: 'new-item'; nombre: OfferedKind }
  | { kind: 'items'; uuids: string[] }
  | { kind: 'section'; id: string };

/** The drop target; `section` for a whole section, before the one at `index`. */
export type DropTarget =
  | { kind: 'items'; place: ItemPosition }
  | { kind: 'section'; index: number }
  | { kind: 'refused'; section: string; message: string };

/** A box on the stage, in screen pixels from the stage's top left corner. */
export type Box = { left: number; top: number; right: number; bottom: number };
export type ItemBox = Box & { uuid: string };
/** A column of a section: as high as its items. */
export type ColumnBox = Box & { items: ItemBox[] };
export type SectionBox = Box & { id: string; columns: ColumnBox[]; startsPage: boolean };

export type DragSlice = {
  carried: Carried | null;
  drop: DropTarget | null;
  /** The measured boxes during a pointer drag; null before they are measured. */
  boxes: SectionBox[] | null;
  /** Whether `carried` was lifted with the keyboard. */
  byKeyboard: boolean;
  /** The item being resized. */
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

/** Starts a pointer drag. */
export function startCarrying(store: Store, carried: Carried): void {
  store.setState({ carried, byKeyboard: false, drop: null });
}

/** Starts a keyboard drag, with the current place as the drop target. */
export function startLifting(store: Store, carried: Carried, drop: DropTarget): void {
  store.setState({ carried, byKeyboard: true, drop });
}

/** Stores the measured boxes for the whole drag: the layout does not change until it ends. */
export function keepBoxes(store: Store, boxes: SectionBox[]): void {
  store.setState({ boxes });
}

/** Sets the drop target; an equal one is ignored, so that moves within it render nothing. */
export function moveDrop(store: Store, drop: DropTarget | null): void {
  if (!isSameDrop(store.getState().drop, drop)) store.setState({ drop });
}

export function isSameDrop(a: DropTarget | null, b: DropTarget | null): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Ends the drag; the document is unchanged. */
export function endCarrying(store: Store): void {
  store.setState({ carried: null, drop: null, boxes: null, byKeyboard: false });
}

export function startResizing(store: Store, uuid: string): void {
  store.setState({ resizing: uuid });
}

export function endResizing(store: Store): void {
  store.setState({ resizing: null });
}
