/** The open text, and the Tiptap editor mounted for it. */
import { isTextItem } from '@lienzo/schema/report/item';
import {
  hasZones,
  type Region,
  regionsOfPage,
  type Zone,
  type ZoneText,
} from '@lienzo/schema/report/page-regions';
import type { Editor } from '@tiptap/core';
import type { DocumentSlice } from './document-slice.ts';
import type { HostSlice } from './host-slice.ts';
import type { SliceStore } from './slice-store.ts';

/** A screen position, in pixels. */
export type Point = { x: number; y: number };

/** A zone of a header or footer; `first`: of the first page, where it has its own. */
export type RegionTarget = { kind: 'region'; region: Region; zone: ZoneText['zone']; first: boolean };

/** An item's text, or one of the page's header or footer. */
export type TextTarget = { kind: 'item'; uuid: string; at?: Point } | RegionTarget;

export type TextSlice = {
  text: TextTarget | null;
  /** The Tiptap editor that is mounted for `text`. */
  textEditor: Editor | null;
};
type Store = SliceStore<TextSlice>;

export const initialText: TextSlice = { text: null, textEditor: null };

/** Opens an item's text for typing, the cursor at a screen position or at the end; only items with text. */
export function openText(
  store: SliceStore<TextSlice, DocumentSlice & HostSlice>,
  uuid: string,
  at?: Point,
): void {
  const { edit, readOnly } = store.getState();
  const item = edit.document.items[uuid];
  if (readOnly || item === undefined || !isTextItem(item)) return;
  store.setState({ text: { kind: 'item', uuid, ...(at === undefined ? {} : { at }) } });
}

/** Opens the header or footer for typing: its only text, or one of its zones. */
export function openRegion(
  store: SliceStore<TextSlice, DocumentSlice & HostSlice>,
  region: Region,
  { first = false, zone = 'izquierda' }: { first?: boolean; zone?: Zone } = {},
): void {
  const { edit, readOnly } = store.getState();
  const divided = hasZones(regionsOfPage(edit.document.page, first), region);
  if (!readOnly) store.setState({ text: { kind: 'region', region, first, zone: divided ? zone : 'todo' } });
}

export function closeText(store: Store): void {
  if (store.getState().text !== null) store.setState({ text: null });
}

/**
 * Registers a mounted text editor.
 * @returns a function that unregisters it, unless another one was registered since.
 */
export function attachTextEditor(store: Store, editor: Editor): () => void {
  store.setState({ textEditor: editor });
  return () => {
    if (store.getState().textEditor === editor) store.setState({ textEditor: null });
  };
}
