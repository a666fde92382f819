/** What the screen shows of the report, and how large: view, zoom, panes, the item to bring into view. */
import type { SliceStore } from './slice-store.ts';

export type View = 'design' | 'preview' | 'exact';
export type Zoom = 'fit' | number;
export type Pane = 'left' | 'right';

/**
 * `narrow`: the panes lie over the page, one at a time. `plain`: they stand beside it. `wide`: the preview, too, has
 * room, where the palette makes way for it. `ample`: everything stands side by side.
 */
export type Room = 'narrow' | 'plain' | 'wide' | 'ample';

export type ViewSlice = {
  view: View;
  zoom: Zoom;
  /** The scale in force, 1 being 96 points of screen per inch of paper. */
  scale: number;
  room: Room;
  /** Panes as the person opened or closed them; null: as the room allows. See `panes-shown.ts`. */
  leftOpen: boolean | null;
  rightOpen: boolean | null;
  /** The item that is to be brought into view; a new object each time. */
  reveal: { uuid: string } | null;
  /** Height of each sheet's body in points, by the id of its first section. */
  sheetHeights: Record<string, number>;
};
type Store = SliceStore<ViewSlice>;

export const initialView: ViewSlice = {
  view: 'design',
  zoom: 'fit',
  scale: 1,
  room: 'plain',
  leftOpen: null,
  rightOpen: null,
  reveal: null,
  sheetHeights: {},
};

export function changeView(store: Store, view: View): void {
  store.setState({ view });
}

/** Shows an item of the canvas. */
export function revealItem(store: Store, uuid: string): void {
  store.setState({ view: 'design', reveal: { uuid } });
}

const MIN_ZOOM = 0.25;
const MAX_ZOOM = 2;
const ZOOM_STEP = 1.2;

/** One step nearer (1) or farther (-1), from the scale in force. */
export function zoomBy(store: Store, direction: 1 | -1): void {
  const wished = store.getState().scale * (direction === 1 ? ZOOM_STEP : 1 / ZOOM_STEP);
  zoomTo(store, Math.round(wished * 20) / 20);
}

/** The scale wished for, as far as the limits allow. */
export function zoomTo(store: Store, scale: number): void {
  store.setState({ zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, Math.round(scale * 100) / 100)) });
}

/** As large as the width there is allows. */
export function zoomToFit(store: Store): void {
  store.setState({ zoom: 'fit' });
}

/** The scale that the zoom means in the room there is. */
export function changeScale(store: Store, scale: number): void {
  if (store.getState().scale !== scale) store.setState({ scale });
}

/** Opens a pane, closes it, or (null) leaves it to the room; a pane that is not named stays as it is. */
export function setPanes(store: Store, panes: Partial<Record<Pane, boolean | null>>): void {
  const { leftOpen, rightOpen } = store.getState();
  store.setState({
    leftOpen: panes.left === undefined ? leftOpen : panes.left,
    rightOpen: panes.right === undefined ? rightOpen : panes.right,
  });
}

/** Closes the panes that lie over the page. */
export function closeCoveringPanes(store: Store): void {
  if (store.getState().room === 'narrow') setPanes(store, { left: false, right: false });
}

/** The editor has become so many pixels wide; panes that were opened or closed over the page begin anew. */
export function changeWidth(store: Store, width: number): void {
  const { room: before } = store.getState();
  const room = roomOf(width);
  if (room === before) return;
  store.setState({ room });
  if (room === 'narrow' || before === 'narrow') setPanes(store, { left: null, right: null });
}

function roomOf(width: number): Room {
  if (width < 900) return 'narrow';
  if (width < 1100) return 'plain';
  return width < 1480 ? 'wide' : 'ample';
}

/** Keeps how high a sheet's body is, for the estimate of pages. */
export function setSheetHeight(store: Store, section: string, height: number): void {
  store.setState({ sheetHeights: { ...store.getState().sheetHeights, [section]: height } });
}
