/** The open text, and the Tiptap editor mounted for it. */
import { isTextItem } from '@lienzo/schema/report/item';
import type { Editor } from '@tiptap/core';
import type { DocumentSlice } from './document-slice.ts';
import type { HostSlice } from './host-slice.ts';
import type { SliceStore } from './slice-store.ts';

/** A screen position, in pixels. */
export type Point = { x: number; y: number };
export type Region = 'header' | 'footer';

/** An item's text, or the page's header or footer. */
export type TextTarget = { kind: 'item'; uuid: string; at?: Point } | { kind: 'region'; region: Region };

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

/** Opens the header or footer for typing. */
export function openRegion(store: SliceStore<TextSlice, HostSlice>, region: Region): void {
  if (!store.getState().readOnly) store.setState({ text: { kind: 'region', region } });
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
