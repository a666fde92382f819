/** The view state: view, zoom, panes, the item to scroll into view. */
import type { Need } from '../../model/first-need.ts';
import type { SliceStore } from './slice-store.ts';

export type View = 'design' | 'preview' | 'exact';
export type Zoom = 'fit' | number;
export type Pane = 'left' | 'right';
/** The tabs of an item's properties: what it shows, how it looks, its place. */
export type PropertyTab = 'data' | 'format' | 'layout';

/**
 * `narrow`: the panes cover the page, one at a time. `plain`: they are beside it. `wide`: the preview also fits if the
 * palette is hidden. `ample`: everything fits side by side.
 */
export type Room = 'narrow' | 'plain' | 'wide' | 'ample';

export type ViewSlice = {
  view: View;
  zoom: Zoom;
  /** The current scale; 1 is 96 screen pixels per inch of paper. */
  scale: number;
  room: Room;
  /** Panes as the person opened or closed them; null: by the available width. See `visible-panes.ts`. */
  leftOpen: boolean | null;
  rightOpen: boolean | null;
  /** The outline beside the palette, likewise. */
  outlineOpen: boolean | null;
  /** Kept from one item to the next, so that several can be formatted one after the other. */
  propertyTab: PropertyTab;
  /** The field of the properties to focus and open; a new object for each request, null once it is done. */
  wantedField: { need: Need } | null;
  /** The item to scroll into view; a new object for each request. */
  reveal: { uuid: string } | null;
  /** The sheets of the canvas, by the ids of their first sections. */
  sheets: Record<string, SheetSize>;
};

/** The lines of a table on the canvas: how many rows, group headings and subtotals it shows, and how high each is. */
export type TableLineSizes = {
  shown: { rows: number; headings: number; subtotals: number };
  /** In points; 0 where none is shown. */
  heights: { head: number; row: number; heading: number; subtotal: number };
};

/** How high the content of a sheet is, in points, how many pages it has, and the lines of its tables by uuid. */
export type SheetSize = {
  height: number;
  pages: number;
  tables: Readonly<Record<string, TableLineSizes>>;
};

type Store = SliceStore<ViewSlice>;

export const initialView: ViewSlice = {
  view: 'design',
  zoom: 'fit',
  scale: 1,
  room: 'plain',
  leftOpen: null,
  rightOpen: null,
  outlineOpen: null,
  propertyTab: 'data',
  wantedField: null,
  reveal: null,
  sheets: {},
};

export function changeView(store: Store, view: View): void {
  store.setState({ view });
}

/** Switches to the design view and scrolls an item into view. */
export function revealItem(store: Store, uuid: string): void {
  store.setState({ view: 'design', reveal: { uuid } });
}

const MIN_ZOOM = 0.25;
const MAX_ZOOM = 2;
const ZOOM_STEP = 1.2;

/** Zooms one step in (1) or out (-1) from the current scale. */
export function zoomBy(store: Store, direction: 1 | -1): void {
  const preferred = store.getState().scale * (direction === 1 ? ZOOM_STEP : 1 / ZOOM_STEP);
  zoomTo(store, Math.round(preferred * 20) / 20);
}

/** Sets the scale, within its limits. */
export function zoomTo(store: Store, scale: number): void {
  store.setState({ zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, Math.round(scale * 100) / 100)) });
}

/** Fits the page to the available width. */
export function zoomToFit(store: Store): void {
  store.setState({ zoom: 'fit' });
}

/** Updates the effective scale for the available width. */
export function changeScale(store: Store, scale: number): void {
  if (store.getState().scale !== scale) store.setState({ scale });
}

/** Opens a pane, closes it, or (null) leaves it to the available width; panes that are not named stay as they are. */
export function setPanes(store: Store, panes: Partial<Record<Pane, boolean | null>>): void {
  const { leftOpen, rightOpen } = store.getState();
  store.setState({
    leftOpen: panes.left === undefined ? leftOpen : panes.left,
    rightOpen: panes.right === undefined ? rightOpen : panes.right,
  });
}

/** Opens or closes the outline beside the palette. */
export function setOutline(store: Store, outlineOpen: boolean): void {
  store.setState({ outlineOpen });
}

export function showPropertyTab(store: Store, propertyTab: PropertyTab): void {
  store.setState({ propertyTab });
}

/** Asks the properties to focus and open a field. */
export function wantField(store: Store, need: Need | null): void {
  store.setState({ wantedField: need === null ? null : { need } });
}

/** Closes the panes that cover the page. */
export function closeCoveringPanes(store: Store): void {
  if (store.getState().room === 'narrow') setPanes(store, { left: false, right: false });
}

/** Updates the editor's width; panes that were opened or closed over the page are reset. */
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

/** Stores the size of a sheet: for the page estimate, and for the numbers of the pages after it. */
export function setSheetSize(store: Store, section: string, size: SheetSize): void {
  store.setState({ sheets: { ...store.getState().sheets, [section]: size } });
}
